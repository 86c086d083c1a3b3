import type { EmergencyKind } from './kinds.ts';

/** Parts that occur near each other in any order. */
export interface Phrase {
  readonly parts: readonly RegExp[];
  /** Whether the parts may occur in different sentences. */
  readonly isAnywhere?: true;
}

const near = (...parts: readonly RegExp[]): Phrase => ({ parts });
const anywhere = (...parts: readonly RegExp[]): Phrase => ({ parts, isAnywhere: true });

const limb = /\b(arms?|legs?|hands?|face|mouth|body|limbs?)\b/g;
const oneSide = /\b(one|left|right|same) side(d)?\b/g;
const weak = /\b(weak\w*|numb\w*|paraly\w+|cannot (move|lift|feel)|went dead|no feeling)\b/g;
const sight = /\b(sight|vision|see|eyes?|eyesight)\b/g;
const head = /\b(head ?aches?|head (hurts|pain)|pain in (the|my|her|his) head|migraine)\b/g;
const breath = /\b(breath\w*|air)\b/g;
const swelling = /\b(swell\w*|swollen|puffed up)\b/g;
const sugar = /\b(sugars?|glucose)\b/g;
const notAwake =
  /\b(confus\w*|drows\w*|sleepy|fits?|seizures?|unconscious|passed out|not making sense|cannot (wake|swallow)|will not wake|unresponsive)\b/g;
const acidSigns =
  /\b(vomit\w*|throw\w* up|threw up|(belly|stomach|tummy|abdominal|abdomen) (pain|ache|hurts|cramps)|(belly|stomach|tummy)aches?|pain in (the|my|her|his) (belly|stomach|tummy)|breathing (fast|hard|deeply|heavily)|fast breathing|rapid breathing)\b/g;
const isPregnant = /\b(pregnan\w*|weeks along|expecting a baby|trimester)\b/g;

/** Phrases for signs that are an emergency in pregnancy. */
export const PREGNANCY_SIGNS: readonly Phrase[] = [
  near(/\b(bleed\w*|blood|spotting)\b/g),
  near(
    /\b(baby|bub)\b/g,
    /\b(not mov\w*|less|moves? less|stopped moving|no longer moves|fewer|not kick\w*|not felt|no movements?|reduced)\b/g,
  ),
  near(/\bwaters?\b/g, /\b(broke\w*|break\w*|gone|leak\w*)\b/g),
  near(sight, /\b(blur\w*|chang\w*|spots?|flash\w*|double|lost|loss|losing|strange)\b/g),
  near(head),
  near(/\b(pain\w*|hurts?|ache\w*)\b/g, /\b(ribs?|upper (belly|abdomen|tummy))\b/g),
  near(swelling),
  near(/\b(fits?|seizures?|convuls\w*)\b/g),
];

/** Phrase that states a pregnancy in the text itself. */
export const PREGNANT_WORDS: Phrase = near(isPregnant);

/** Phrases for each kind; pregnancy is above. Doubt counts as yes. */
export const PHRASES: Readonly<Record<Exclude<EmergencyKind, 'pregnancy'>, readonly Phrase[]>> = {
  suicide: [
    near(/\b(end(ing)?|take|taking|took) (my|his|her|their)( own)? life\b/g),
    near(/\b(kill\w*|hurt\w*|harm\w*|cut(ting)?) (myself|himself|herself|themselves)\b/g),
    near(
      /\b(wants?|wanted|wish\w*|going|ready|rather) (to )?(die|be dead|end it( all)?|disappear forever|stop living)\b/g,
    ),
    near(
      /\b(i wish i (was|were) dead|better off dead|not want to (live|be here|be alive|wake up)|no reason to live|suicid\w*)\b/g,
    ),
  ],
  stroke: [
    near(weak, limb),
    near(weak, oneSide),
    near(
      /\b(face|mouth|smile|lips?|eyelid)\b/g,
      /\b(droop\w*|dropp\w+|crooked|lopsided|sagg\w*|twisted|uneven|hanging)\b/g,
    ),
    near(/\bslur\w*\b/g),
    near(
      /\b(speech|speak\w*|talk\w*|words)\b/g,
      /\b(cannot|trouble|troubles|difficult\w*|garbled|jumbled|strange\w*|hard|gone|lost|unable|nonsense)\b/g,
    ),
    near(/\b(sudden\w*|just|now)\b/g, sight, /\b(loss|lost|losing|cannot|gone|blind\w*)\b/g),
    near(/\b(cannot see|gone blind|went blind|lost (my|his|her) (sight|vision))\b/g),
    near(/\b(having|has|had|having had) a stroke\b/g, /\b(think|now|just|is|am|may|might|help)\b/g),
    near(/\bsigns of a stroke\b/g),
  ],
  headache: [near(head, /\b(worst|thunder ?clap|sudden\w*|explo\w*|severe)\b/g), near(/\bthunder ?clap\b/g)],
  heart: [
    near(
      /\bchest\b/g,
      /\b(pain\w*|press\w*|tight\w*|hurt\w*|ache\w*|aching|heav\w*|squeez\w*|crush\w*|discomfort|burning|elephant)\b/g,
    ),
    near(/\b(having|has|think|is it|this is) (a )?heart attack\b/g),
  ],
  breathing: [
    near(/\b(breathless\w*|short(ness)? of breath|out of breath|gasp\w*|suffocat\w*|chok(e|ing)\w*)\b/g),
    near(breath, /\b(cannot|trouble|difficult\w*|hard|struggl\w*|unable|stopped|fight\w*|not get|enough)\b/g),
  ],
  bleeding: [
    near(/\b(vomit\w*|throw\w* up|threw up|cough\w*|spit\w*)\b/g, /\bblood\w*\b/g),
    near(/\b(black|tarry|bloody|blood)\b/g, /\b(stools?|poo\w*|motions?|faeces|feces|toilet)\b/g),
    near(/\bbleed\w*\b/g, /\b(not stop\w*|cannot stop|nonstop|heav\w*|badly|a lot|keeps|everywhere)\b/g),
  ],
  low_sugar: [
    anywhere(
      /\b(hypos?|hypoglyc\w*|low (blood )?(sugar|glucose)|(sugar|glucose)( level)?( is| was| has| reads| of| at|:)?( very| too| gone| so| dropped)* (low|down|[0-3](\.\d+)?)\b)/g,
      notAwake,
    ),
  ],
  ketoacidosis: [
    anywhere(/\bketo(nes?|acidosis)\b/g, acidSigns),
    anywhere(sugar, /\b(high|hi|rais\w*|[1-5]\d(\.\d+)?|[2-9]\d\d)\b/g, acidSigns),
  ],
  collapse: [
    near(
      /\b(unconscious|unresponsive|faint(ed|ing|s)?|pass(ed|es|ing)? out|black(ed|ing)? out|collaps\w*|will not wake|cannot wake|not waking)\b/g,
    ),
    near(/\b((a|another|had|having|has) fits?|fitting|seizures?|convuls\w*)\b/g),
    near(/\b(overdos\w*|too many (pills|tablets|medicines|capsules))\b/g),
  ],
  allergy: [
    near(swelling, /\b(tongue|lips?|throat|face)\b/g),
    near(/\bthroat\b/g, /\b(clos\w*|tighten\w*)\b/g),
    near(/\banaphyla\w*\b/g),
  ],
};
