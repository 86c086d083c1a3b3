import type { NoteChoice, NoteField, NoteWords, StoredNote, UnsavedNote } from './consultationNote.types.ts';

const fields: readonly NoteField[] = ['note', 'plan'];

/** How many unanswered texts are remembered: an older one only leads to a needless comparison. */
const REMEMBERED = 8;

export const isSame = (one: NoteWords, other: NoteWords) =>
  fields.every((field) => one[field] === other[field]);

export const wordsOf = ({ note, plan }: NoteWords): NoteWords => ({ note, plan });

/** Returns a note of the server without unsaved text. */
export const unchanged = (base: StoredNote): UnsavedNote => ({ typed: wordsOf(base), base, unanswered: [] });

/** Adds a text that is about to be sent. */
export function withSent(unanswered: readonly NoteWords[], words: NoteWords): readonly NoteWords[] {
  return [...unanswered.filter((earlier) => !isSame(earlier, words)), words].slice(-REMEMBERED);
}

/** Returns whether a note of the server is newer than the base. */
export const isNews = (base: StoredNote, stored: StoredNote) =>
  stored.version > base.version || (stored.version === base.version && stored.isFinished !== base.isFinished);

/** Returns the newest of several notes of the server; the first of equal ones. */
export const newestOf = (notes: readonly [StoredNote, ...StoredNote[]]): StoredNote =>
  notes.reduce((newest, note) => (isNews(newest, note) ? note : newest));

/** Result of a comparison with the server. The base changes only without a dispute, so that both sides stay visible. */
export type Comparison = UnsavedNote & { other: StoredNote | null; disputed: readonly NoteField[] };

/**
 * Compares unsaved texts with the server's note, field by field. A field that only one side has changed follows that
 * side. A finished note takes no more text, so every difference from it is disputed.
 */
export function compare({ typed, base, unanswered }: UnsavedNote, stored: StoredNote): Comparison {
  if (!isNews(base, stored)) return { typed, base, unanswered, other: null, disputed: [] };
  const isOwn = (field: NoteField) =>
    [base, ...unanswered].some((earlier) => earlier[field] === stored[field]);
  const isTypedHere = (field: NoteField) => typed[field] !== base[field];
  const merged = { ...typed };
  for (const field of fields) if (!isOwn(field) && !isTypedHere(field)) merged[field] = stored[field];
  const disputed = fields.filter(
    (field) => merged[field] !== stored[field] && (stored.isFinished || !isOwn(field)),
  );
  if (disputed.length === 0) return { typed: merged, base: stored, unanswered: [], other: null, disputed };
  return { typed: merged, base, unanswered, other: stored, disputed };
}

function chosenText(own: string, other: string, keep: NoteChoice): string {
  if (keep === 'both') return `${own}\n\n${other}`;
  return keep === 'own' ? own : other;
}

/** Returns the changes after the doctor has chosen a text. The last choice makes the server's note the base. */
export function afterChoice(
  { typed, other, disputed }: Pick<Comparison, 'typed' | 'other' | 'disputed'>,
  { field, keep }: { field: NoteField; keep: NoteChoice },
): Partial<Comparison> {
  if (!other || !disputed.includes(field)) return {};
  // A finished note takes no more text.
  if (other.isFinished && keep !== 'other') return {};
  const words = { ...typed, [field]: chosenText(typed[field], other[field], keep) };
  const open = other.isFinished
    ? fields.filter((name) => words[name] !== other[name])
    : disputed.filter((name) => name !== field);
  if (open.length > 0) return { typed: words, disputed: open };
  return { typed: words, base: other, unanswered: [], other: null, disputed: open };
}
