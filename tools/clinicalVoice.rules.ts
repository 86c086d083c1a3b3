/** Rule for lines of code outside packages/clinical. */
export interface VoiceRule {
  readonly name: string;
  readonly pattern: RegExp;
}

const quantity =
  '(?:systolic|diastolic|sbp|dbp|mmHg|glucose|sugar|mmol|hba1c|ldl|hdl|cholesterol|triglyceride|egfr|uacr|creatinine|potassium|sodium|haemoglobin|platelet|bmi|waist|weight(?:Kg)?|height(?:Cm)?|ageYears|riskPercent|ketone|fib4|valueFrom|valueTo|exercise|activeMinutes)';
/** Excludes zero, which judges nothing. */
const number = '(?!0(?![.\\d]))\\d';
const unit = '(?:mmol\\/L|mmol\\/mol|mg\\/dL|mg\\/mmol|mmHg|[uµ]mol\\/L|g\\/dL|kg\\/m2|kg\\/m²)';

/** Rules for numbers that judge a clinical quantity. */
const numbers: readonly VoiceRule[] = [
  {
    name: 'a quantity compared with a number',
    pattern: new RegExp(`\\b\\w*${quantity}\\w*\\)?(?: \\?\\? \\d+\\))?\\s*(?:[<>]=?|===)\\s*${number}`, 'i'),
  },
  {
    name: 'a number compared with a quantity',
    pattern: new RegExp(`(?<![\\w.])${number}[\\d.]*\\s*[<>]=?\\s*[\\w.]*${quantity}`, 'i'),
  },
  { name: 'a quantity made of a number', pattern: /quantity\([\d.]+,\s*'/ },
  {
    name: 'a limit of a quantity',
    pattern: new RegExp(`\\b\\w*${quantity}\\w*['"]?\\s*[:=]\\s*(?:\\[|\\{\\s*\\w+:\\s*)\\d`, 'i'),
  },
  {
    name: 'a number in a clinical unit',
    pattern: /\b\w*(?:MmHg|MmolL|UmolL|MgDl|Kg|Cm|Years)\w*\s*[:=]\s*\d/,
  },
  { name: 'an age in years', pattern: /\b(?:from|to|below|above|over|under)\w*years\b\s*[:=]\s*\d/i },
];

/** Rules for words that judge, warn or advise. */
const sentences: readonly VoiceRule[] = [
  { name: 'the emergency number', pattern: /\b995\b/ },
  { name: 'emergency care', pattern: /\bA&E\b|\bambulance\b|\bemergency department\b/i },
  {
    name: 'advice to see or call somebody',
    pattern:
      /\b(?:see|call|ask|tell|talk to|speak to|discuss (?:it|this) with) (?:a|your|the) (?:doctor|clinic|GP|maternity team)\b|\bcontact a doctor\b/i,
  },
  {
    name: 'a red-flag symptom',
    pattern:
      /chest pain|breathless|trouble (?:breathing|speaking)|weakness (?:on|of) one side|bad headache|slurred speech|drooping face|\bfainting\b|belly pain|\bdrows(?:y|iness)\b/i,
  },
  { name: 'a value in a clinical unit', pattern: new RegExp(`\\d\\s?${unit}`) },
  { name: 'a judged value', pattern: /\d+\/\d+ (?:or higher|at home|at the clinic)/ },
  {
    name: 'a judgement',
    pattern:
      /\b(?:usual|healthy|normal) range\b|\b(?:above|below|within|at) (?:your|the) (?:usual )?(?:goal|limit|target)\b|\b(?:very|too|dangerously) (?:high|low)\b|\busual limit\b|\b(?:below|above|in) goal\b/i,
  },
  {
    name: 'how soon to act',
    pattern: /\bsee a doctor (?:today|soon|within)\b|\bwithin \d+ days\b|\bnext visit\b/i,
  },
  {
    name: 'treatment advice',
    pattern:
      /\bfast sugar\b|\blose (?:a little )?weight\b|\bstop smoking\b|\bmeasure again after\b|\bless salt\b/i,
  },
];

/** All rules. */
export const VOICE_RULES: readonly VoiceRule[] = [...numbers, ...sentences];

/** Exception for a line: part of its path, part of its text, and the reason. */
export interface Allowed {
  readonly path: string;
  readonly text: string;
  readonly why: string;
}
