import { checkFields, type FormSchema, type TextRule, textFields } from '../../patterns/Form/index.ts';
import { videoConsentCopy } from '../shared/consultation/VideoConsent.copy.ts';
import { locationRule } from '../shared/location.schema.ts';
import { reasonCopy } from './reason.copy.ts';
import type { ReasonInput, VisitReason } from './reason.types.ts';
import { teleHealthCopy } from './TeleHealthScreen.copy.ts';
import type { JoiningPatient, NricCheck } from './TeleHealthScreen.types.ts';

const { errors } = reasonCopy;
const { errors: numberErrors } = teleHealthCopy;

/** Maximum number of characters of the patient's own words, as on the server. */
export const longestWords = 1000;

/** Value of the option “None of these”. */
export const noneOfThese = 'none';

const reasonRules = {
  // A list reads as its values with commas; an empty one is missing.
  redFlags: { missing: errors.redFlags },
  topic: { missing: errors.topic },
  // Absent while its question is not asked.
  since: {},
  words: { problem: (text) => (text.length > longestWords ? errors.tooLong : null) },
  medicinesRight: {},
  allergiesRight: {},
} as const satisfies Readonly<Record<keyof ReasonInput, TextRule>>;

/** Schema of the reason for a visit. */
export const reasonSchema = mapped(textFields(reasonRules), toReason);

/** Names of the fields with a list as value. */
export const reasonLists = ['redFlags'];

function toReason(texts: Readonly<Record<keyof ReasonInput, string>>): VisitReason {
  return {
    redFlags: texts.redFlags.split(',').filter((value) => value !== noneOfThese),
    topic: texts.topic,
    since: texts.since || null,
    words: texts.words,
    medicinesRight: isYes(texts.medicinesRight),
    allergiesRight: isYes(texts.allergiesRight),
  };
}

function isYes(answer: string): boolean | null {
  return answer === '' ? null : answer === 'yes';
}

/** Returns the fields of a reason that was said before. */
export function inputOf(reason: VisitReason): ReasonInput {
  return {
    redFlags: reason.redFlags.length === 0 ? [noneOfThese] : reason.redFlags,
    topic: reason.topic,
    since: reason.since ?? '',
    words: reason.words,
    medicinesRight: answerOf(reason.medicinesRight),
    allergiesRight: answerOf(reason.allergiesRight),
  };
}

function answerOf(isRight: boolean | null): string {
  if (isRight === null) return '';
  return isRight ? 'yes' : 'no';
}

/** Returns the ticked signs after a change: “None of these” and the signs exclude each other, the last one counts. */
export function tickedAfter(before: readonly string[], next: readonly string[]): string[] {
  const isNew = (value: string) => next.includes(value) && !before.includes(value);
  if (isNew(noneOfThese)) return [noneOfThese];
  return next.filter((value) => value !== noneOfThese || next.length === 1);
}

const numberProblems: Readonly<Record<NricCheck, string | null>> = {
  valid: null,
  format: numberErrors.format,
  checksum: numberErrors.checksum,
};

/**
 * Returns the schema of the join form: the reason, an NRIC or FIN in upper case without spaces that `checkNric` accepts,
 * where the patient is, which may be empty, and the consent, if the form asks for it.
 */
export function joinSchema(
  checkNric: (value: string) => NricCheck,
  { asksConsent }: { asksConsent: boolean },
): FormSchema<JoiningPatient> {
  const fields = textFields({
    ...reasonRules,
    nric: {
      missing: numberErrors.missing,
      normalize: (text) => text.replaceAll(/\s/g, '').toUpperCase(),
      problem: (text) => numberProblems[checkNric(text)],
    },
    location: locationRule,
    consent: asksConsent ? { missing: videoConsentCopy.missing } : {},
  });
  return mapped(fields, ({ nric, location, consent, ...texts }) => ({
    nric,
    location,
    reason: toReason(texts),
    isConsenting: consent !== '',
  }));
}

/** Returns a schema with its output converted. */
function mapped<From, To>(schema: FormSchema<From>, convert: (value: From) => To): FormSchema<To> {
  return {
    '~standard': {
      validate: (fields) => {
        const check = checkFields(schema, fields);
        return check.issues ? check : { value: convert(check.value) };
      },
    },
  };
}
