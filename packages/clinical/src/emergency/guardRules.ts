/** Names of the rules for text that a model has written. */
export type GuardRule =
  | 'G1'
  | 'G2'
  | 'G3'
  | 'G4'
  | 'G5'
  | 'G6'
  | 'G7'
  | 'G8'
  | 'G9'
  | 'G10'
  | 'G11'
  | 'G12'
  | 'G13';

/** Input of the model, and restrictions of the person's situation. */
export interface GuardContext {
  /** Whether an urgent finding is open. */
  readonly isUrgent?: boolean;
  /** All numbers of the given inputs and outputs. */
  readonly allowedNumbers?: readonly number[];
  /** Texts that must occur. */
  readonly requiredText?: readonly string[];
  /** Names of values outside the normal band. */
  readonly notNormal?: readonly string[];
  /** Whether pregnancy or an age under 18 withholds goals. */
  readonly isWithheld?: boolean;
}

/** Rule for one sentence, in lower case. */
interface ContentRule {
  readonly id: GuardRule;
  readonly onlyIf?: (context: GuardContext) => boolean | undefined;
  readonly breaksIt: (sentence: string) => boolean;
}

const CHANGE =
  '(?:stop|stopping|start|starting|restart|change|changing|switch|switching|skip|skipping|double|doubling|halve|halving|increase|increasing|reduce|reducing|lower|lowering|raise|adjust|adjusting|cut|cutting|miss|missing|quit|come off|give up)';
const MEDICINE =
  '(?:medicines?|medications?|medicaments?|drugs?|doses?|dosage|tablets?|pills?|capsules?|injections?|inhalers?|insulin|aspirin|warfarin|statins?|metformin|antibiotics?|blood thinners?|supplements?|[a-z]+(?:statin|pril|sartan|formin|olol|dipine|gliptin|gliflozin|glutide|thiazide|semide|prazole|clazide|epiride|xaban|gatran|cillin|mycin))';
const AMOUNT = '(?:half|one|two|three|four|a|an|another|extra|more|less|\\d+(?:\\.\\d+)?)';

const changesMedicine = new RegExp(`\\b${CHANGE}\\b(?:[^.]{0,60}?)\\b${MEDICINE}\\b`);
const takesDose = new RegExp(
  `\\b(?:take|use|inject|swallow)\\b[^.]{0,25}?\\b(?:${AMOUNT}\\s+(?:${MEDICINE}|units?)|\\d+(?:\\.\\d+)?\\s*(?:mg|mcg|µg|g|ml|units?|iu))\\b`,
);
const ALLOWED_CHANGE = [
  /\b(do not|don't|never|please do not)\b[^.]*\bwithout (first )?(asking|talking to|speaking (to|with)|checking with) (your|a) (doctor|pharmacist|clinic|care team)\b/,
  /\bask (your|a) (doctor|pharmacist|clinic|care team) (whether|if)\b/,
];

function changesTreatment(sentence: string): boolean {
  if (!changesMedicine.test(sentence) && !takesDose.test(sentence)) return false;
  return !ALLOWED_CHANGE.some((allowed) => allowed.test(sentence));
}

const DISEASE =
  '(?:diabetes|diabetic|prediabetes|pre-diabetes|hypertension|hypertensive|high blood pressure|high cholesterol|hypercholesterolaemia|anaemia|anaemic|anemia|leukaemia|cancer|tumour|tumor|asthma|copd|gout|angina|stroke|cirrhosis|thyroid|obese|obesity|infection|dementia|depression|malaria|dengue|[a-z]+itis|[a-z]+emia|[a-z]+aemia|[a-z]+osis|[a-z]+pathy|(?:[a-z]+ ){0,3}(?:disease|syndrome|failure|disorder|attack|deficiency|cancer|infection|damage))';
const diagnoses = new RegExp(
  `\\b(?:you (?:now |clearly |probably |definitely |do |likely |most likely |certainly )*(?:have|suffer from|are suffering from|are|got|'ve got)|you've (?:got )?|you're) (?:a |an |the |early |mild |severe |moderate |chronic |type [12] |some |borderline )*${DISEASE}\\b`,
);
const HEDGED =
  /\b(you told us|if|whether|when|in case|unless|ask (your doctor )?if|may mean|might mean|people who|whether or not)\b/;
const CONFIRMS =
  /\b(this|that|it|which|result|results|value)s? (confirms?|proves?|means? that you have|shows? that you have)\b/;
const DISMISSES =
  /\b(it|this|that)( i|')s (just|only|merely) (stress|anxiety|nerves|tiredness|age|ageing|a virus|a bug|wind|muscle|nothing)\b/;

function isDiagnosis(sentence: string): boolean {
  if (CONFIRMS.test(sentence) || DISMISSES.test(sentence)) return true;
  return diagnoses.test(sentence) && !HEDGED.test(sentence);
}

const matches = (pattern: RegExp) => (sentence: string) => pattern.test(sentence);
/** Care that a text must not discourage. */
const CARE = '(?:doctor|clinic|hospital|a&e|995|ambulance|help|emergency|physician|medical|nurse)';

/** Rules for single sentences. G6, G8 and G12 need the whole text. */
export const CONTENT_RULES: readonly ContentRule[] = [
  { id: 'G1', breaksIt: changesTreatment },
  {
    id: 'G2',
    breaksIt: matches(
      new RegExp(
        `\\b(?:(?:no need|not necessary|unnecessary|not needed|no reason) (?:to|for)|(?:do not|don't|does not|doesn't|need not|needn't|should not|shouldn't|you can skip|no longer)(?: need| have| require| want)?(?: to)?(?: (?:call|see|visit|go|contact|consult|bother|get|wait|seek))?)\\b[^.]{0,25}\\b${CARE}\\b(?! (?:without|unless))`,
      ),
    ),
  },
  { id: 'G3', breaksIt: isDiagnosis },
  {
    id: 'G4',
    breaksIt: matches(
      /\b(nothing to worry about|no need to worry|(do not|don't) worry|no cause for (concern|alarm|worry)|not a concern|(perfectly|completely|totally|entirely|absolutely) (safe|fine|healthy|normal|well|harmless)|(you are|you're|you seem|you look) (very |quite |generally |in good )?(healthy|fine|well|health|safe)|all clear|harmless|no danger|not dangerous|out of danger)\b/,
    ),
  },
  {
    id: 'G5',
    onlyIf: ({ isUrgent }) => isUrgent,
    breaksIt: matches(
      /\b(wait and see|tomorrow|next (week|month|visit|appointment|check|consultation)|in a (few|couple of) (days|weeks)|in the next (few )?(days|weeks)|(within|in) (\w+ )?(days|weeks|months)|later this week|when you (can|have time)|no (hurry|rush)|not urgent|at your convenience|keep an eye)\b/,
    ),
  },
  {
    id: 'G7',
    breaksIt: matches(
      /\b[stfgm]\d{7}[a-z]\b|\b[\w.+-]+@[\w-]+\.[a-z]{2,}|https?:|\bwww\.|\b[\w-]+\.(com|org|net|sg|gov|edu|info|io|health)\b/,
    ),
  },
  {
    id: 'G9',
    breaksIt: matches(
      /\byou (will|are going to|are certain to|are sure to|shall) (soon |probably |eventually |likely )*(die|have a|get a|suffer|develop|lose|go blind|need dialysis)\b|\b(life expectancy|(months|years|weeks|days) (left )?to live|expected to live|deadly|fatal for you|you'll (die|have a))\b/,
    ),
  },
  {
    id: 'G10',
    breaksIt: matches(
      /\b(your (own )?fault|non-?complian\w*|lazy|laziness|you (have )?failed|you should have|careless\w*|irresponsible|to blame|blame yourself|bad patient|neglect(ed|ful)?|you let yourself|poor(ly)? (compliance|adheren\w*|discipline|willpower)|lack of (discipline|willpower))\b/,
    ),
  },
  {
    id: 'G11',
    breaksIt: matches(
      /\b(cures?|cured|curing|miracles?|miraculous|detox\w*|cleanse|(instead|in place) of (your |taking )*(medicines?|medications?|tablets?|pills?|treatment)|replaces? your (medicines?|medications?|treatment)|reverses? (your )?(diabetes|disease))\b/,
    ),
  },
  {
    id: 'G13',
    onlyIf: ({ isWithheld }) => isWithheld,
    breaksIt: matches(
      /\b((lose|losing|reduce|loss of|shed) (some |your |any |body )?weight|weight[- ]loss|slim\w*|diet to lose|bmi|body mass|scores?|goals?|targets?)\b/,
    ),
  },
];
