import { ITEM_CODES, type ItemCode, recordItem } from './items.ts';
import type { RecordEntry } from './record.ts';
import { typedDiagnosis } from './typedDiagnosis.ts';

type Entries = Readonly<Record<ItemCode, RecordEntry>>;

/** Adds a question about the type of diabetes to a typed "diabetes" while no type is known. */
export function withTypeQuestion(entry: RecordEntry, entries: Entries): RecordEntry {
  const { item, value, question, decidedBy } = entry;
  const isTyped = decidedBy?.source === 'diagnosis' && decidedBy.item === item && decidedBy.by === 'patient';
  if (item !== 'diabetes' || value !== 'yes' || question !== null || !isTyped) return entry;
  const kinds = ITEM_CODES.filter((code) => recordItem(code).partOf === item);
  const isKnown = kinds.some((code) => entries[code].branch === 'yes');
  return isKnown ? entry : { ...entry, question: 'which_type' };
}

/** Adds a question about the meaning of an ambiguous typed text, until it is answered. */
export function withMeaningQuestion(entry: RecordEntry): RecordEntry {
  const { item, text, value, question, decidedBy } = entry;
  if (item !== 'other_condition' || text === null || value !== 'yes' || question !== null) return entry;
  const isOpen = !decidedBy?.confirmed && typedDiagnosis(text).question === 'which_meaning';
  return isOpen ? { ...entry, question: 'which_meaning' } : entry;
}
