import type { Decision, QuestionKind } from './decide.ts';
import type { ItemCode } from './items.ts';
import type { RecordMedicine, Statement } from './statement.ts';

/** One item of the record as it stands on a day, with what it rests on. */
export interface RecordEntry extends Decision {
  readonly item: ItemCode;
  /** The substance or the words of an item that is kept per text; null for every other. */
  readonly text: string | null;
  /** The medicine that the question is about, or that makes a group of medicines taken; null without one. */
  readonly medicine: Pick<RecordMedicine, 'name' | 'from'> | null;
  /** Everything that was said about it up to the day, newest first. */
  readonly statements: readonly Statement[];
}

/** A contradiction that somebody has to settle. Until then the higher risk is used. */
export interface OpenQuestion {
  readonly item: ItemCode;
  readonly text: string | null;
  readonly kind: Exclude<QuestionKind, 'ask'>;
  /** Why it is asked, or what is assumed until it is answered. */
  readonly reason: string;
  /** What to answer; null when only the clinic can. */
  readonly question: string | null;
}

/** What is known of a person on one day. */
export interface HealthRecord {
  /** YYYY-MM-DD */
  readonly asOf: string;
  /** Every item of the product, also those of which nothing is known. */
  readonly items: Readonly<Record<ItemCode, RecordEntry>>;
  /** The entries of items that are kept per text: allergies, and conditions outside the list. */
  readonly texts: readonly RecordEntry[];
  /** In the order of the list of items. Items of which nothing was ever said are not among them. */
  readonly questions: readonly OpenQuestion[];
}

/** Returns what rules use of an entry: yes, no, or null when both have to be considered. */
export function countsAs({ branch }: Pick<RecordEntry, 'branch'>): boolean | null {
  return branch === 'both' ? null : branch === 'yes';
}
