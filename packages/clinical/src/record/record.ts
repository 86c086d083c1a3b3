import type { Decision, QuestionKind } from './decide.ts';
import type { ItemCode } from './items.ts';
import type { RecordMedicine, Statement } from './statement.ts';

/** Item of the record on a day, with its basis. */
export interface RecordEntry extends Decision {
  readonly item: ItemCode;
  /** Substance or text of an item with separate entries; `null` for every other. */
  readonly text: string | null;
  /** Medicine of the question, or of a group of medicines; `null` without one. */
  readonly medicine: Pick<RecordMedicine, 'name' | 'from'> | null;
  /** All statements up to the day, newest first. */
  readonly statements: readonly Statement[];
}

/** Contradiction to settle. Until then the higher risk is used. */
export interface OpenQuestion {
  readonly item: ItemCode;
  readonly text: string | null;
  readonly kind: Exclude<QuestionKind, 'ask'>;
  /** Reason of the question, or the assumption until it is answered. */
  readonly reason: string;
  /** Question to answer; `null` when only the clinic can. */
  readonly question: string | null;
}

/** Known facts about a person on one day. */
export interface HealthRecord {
  /** YYYY-MM-DD */
  readonly asOf: string;
  /** Every item of the product, including unknown ones. */
  readonly items: Readonly<Record<ItemCode, RecordEntry>>;
  /** Entries of items that are kept per text: allergies, and conditions outside the list. */
  readonly texts: readonly RecordEntry[];
  /** Open questions in the order of the items. Excludes items without statements. */
  readonly questions: readonly OpenQuestion[];
}

/** Returns the value of an entry for rules: yes, no, or `null` when both must be considered. */
export function countsAs({ branch }: Pick<RecordEntry, 'branch'>): boolean | null {
  return branch === 'both' ? null : branch === 'yes';
}
