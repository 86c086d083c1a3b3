import {
  ANSWERED_BY,
  type AnsweredInput,
  countsAs,
  type InputWords,
  type ItemCode,
  type RecordEntry,
  recordInputWords,
} from '@vitalane/clinical';
import type { HealthFacts, Known, Origin } from './facts.ts';

/** An input that the health record answers. */
export type RecordFlag = AnsweredInput;

const origins: Record<RecordEntry['statements'][number]['source'], Origin> = {
  profile: 'profile',
  health_form: 'health_form',
  diagnosis: 'diagnosis',
  health_answers: 'health_answers',
  health_record: 'health_answers',
  medicine_list: 'medicine_list',
  doctor_note: 'doctor',
  import: 'health_form',
};

/**
 * Returns yes or no with the statement that decided; `null` when unknown. While a question is open, it returns
 * the answer that raises risk.
 */
export function flagOf({ record }: Pick<HealthFacts, 'record'>, field: RecordFlag): Known<boolean> | null {
  const entry = record.items[ANSWERED_BY[field]];
  const value = countsAs(entry);
  if (value === null) return null;
  const { decidedBy, medicine } = entry;
  return decidedBy
    ? { value, date: decidedBy.on, origin: origins[decidedBy.source] }
    : { value, date: medicine?.from ?? null, origin: 'medicine_list' };
}

/** Returns the texts of an input that the health record answers. */
export function wordsOfFlag(field: RecordFlag): InputWords {
  return recordInputWords(ANSWERED_BY[field]);
}

/** Returns the input that an item of the record answers; the item itself when there is none. */
export function fieldOfItem(item: ItemCode): string {
  return Object.entries(ANSWERED_BY).find(([, answered]) => answered === item)?.[0] ?? item;
}

/** Returns true when one flag is true, false when all are false, else `null`. */
export function anyOf(flags: readonly (boolean | null)[]): boolean | null {
  if (flags.includes(true)) return true;
  return flags.includes(null) ? null : false;
}
