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
 * Returns yes or no with the statement that decided, or null when it is unknown. While a question is open, this is the
 * answer that raises risk.
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

/** Returns what is said of an input that the health record answers. */
export function wordsOfFlag(field: RecordFlag): InputWords {
  return recordInputWords(ANSWERED_BY[field]);
}

/** Returns the input that an item of the record answers, or the item itself where no input does. */
export function fieldOfItem(item: ItemCode): string {
  return Object.entries(ANSWERED_BY).find(([, answered]) => answered === item)?.[0] ?? item;
}

/** Returns true when one is, false when all are known to be false, null otherwise. */
export function anyOf(flags: readonly (boolean | null)[]): boolean | null {
  if (flags.includes(true)) return true;
  return flags.includes(null) ? null : false;
}
