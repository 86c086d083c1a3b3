import { nameInSentence, type QuantityCode } from '../../quantities/catalogue.ts';
import { itemClause } from '../../record/clauses.ts';
import type { ItemCode } from '../../record/items.ts';
import { NO_RISK_PRESSURE } from './cardiovascular.ts';

/** Input of a report: its name inside a sentence, and how to add it when it is missing. */
export interface InputWords {
  readonly label: string;
  readonly answer: string;
}

const byWay = (code: QuantityCode, answer: string): InputWords => ({ label: nameInSentence(code), answer });
const diaryReadings = 'Add blood pressure readings in the diary.';

/** Returns the texts of an input of a laboratory report. */
export const labInputWords = (code: QuantityCode): InputWords =>
  byWay(code, `Add ${nameInSentence(code)} from a laboratory report.`);

/** Inputs that are measured otherwise, or part of the profile. */
export const INPUT_WORDS = {
  waist: byWay('waist', 'Add your waist in a health form.'),
  weight: byWay('weight', 'Add your weight in the diary.'),
  height: byWay('height', 'Add your height in the diary.'),
  sbp: byWay('sbp', diaryReadings),
  dbp: byWay('dbp', diaryReadings),
  readings: { label: 'your blood pressure readings', answer: diaryReadings },
  riskSbp: NO_RISK_PRESSURE,
  age: { label: 'age', answer: 'Add your date of birth in your profile.' },
  sex: { label: 'sex', answer: 'Choose your gender in your profile.' },
  ethnicity: { label: 'ethnic group', answer: 'Choose your ethnic group in your profile.' },
} as const satisfies Readonly<Record<string, InputWords>>;

const asked = (label: string, place: string): InputWords => ({ label, answer: `Say ${label} in ${place}.` });

/** Returns the texts of a yes-or-no item of the health record. */
export function recordInputWords(item: ItemCode): InputWords {
  return asked(`whether ${itemClause({ item, text: null })}`, 'your health record');
}

/** Follows the name of an unanswered input, "Whether you live in a nursing home". */
export const NOT_KNOWN_WORDS = 'is not known. The advice may change with it.';

/** Input for heart or artery disease of any kind. */
export const ANY_ARTERY_DISEASE_WORDS = asked(
  'whether you have heart or artery disease',
  'your health record',
);
/** Input for other factors that raise the risk: high blood pressure, harm from it, smoking, and the family. */
export const OTHER_RISK_WORDS: InputWords = {
  label: 'whether anything else raises the risk to your heart',
  answer: 'Answer the open questions in your health record.',
};
/** Input without a name. */
export const UNNAMED_INPUT_WORDS: InputWords = { label: 'something else', answer: 'Ask your doctor.' };

/** Action where an estimate is not made for the patient. */
export const ASK_WHICH_ESTIMATE_WORDS = 'Ask your doctor which estimate fits you.';

/** First sentence when no part of a report answers the question. */
export const CANNOT_ANSWER_WORDS =
  'This report cannot answer your question. Ask your doctor or pharmacist. This is what the report says.';
