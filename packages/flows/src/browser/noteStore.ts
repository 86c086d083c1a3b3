import { isSame } from '../consultation-note/consultationNote.rules.ts';
import type { NoteWords, StoredNote, UnsavedNote } from '../consultation-note/consultationNote.types.ts';
import type { NoteStore } from '../consultation-note/notes.ts';
import { isRecord, parseJson, type SafeStorage, safeStorage } from './storage.ts';

const isWords = (value: unknown): value is NoteWords =>
  isRecord(value) && typeof value.note === 'string' && typeof value.plan === 'string';

const isStored = (value: unknown): value is StoredNote =>
  isWords(value) &&
  isRecord(value) &&
  typeof value.version === 'number' &&
  typeof value.isFinished === 'boolean';

function toUnsaved(value: unknown): UnsavedNote | null {
  if (!isRecord(value)) return null;
  const { typed, base, unanswered } = value;
  const isWhole = isWords(typed) && isStored(base) && Array.isArray(unanswered) && unanswered.every(isWords);
  return isWhole ? { typed, base, unanswered } : null;
}

/**
 * Creates the store of unsaved notes in local storage, which survives the tab. Keys begin with `prefix`; `null` while
 * the account is unknown, so that nothing is stored.
 */
export function createNoteStore(
  prefix: () => string | null,
  storage: SafeStorage = safeStorage(() => localStorage),
): NoteStore {
  const keyOf = (uuid: string) => {
    const start = prefix();
    return start === null ? null : start + uuid;
  };
  const load = (uuid: string) => {
    const key = keyOf(uuid);
    return key === null ? null : toUnsaved(parseJson(storage.read(key)));
  };
  return {
    load,
    save(uuid, unsaved) {
      const key = keyOf(uuid);
      if (key !== null) storage.write(key, JSON.stringify(unsaved));
    },
    release(uuid, words) {
      const key = keyOf(uuid);
      const kept = load(uuid);
      if (key !== null && kept && isSame(kept.typed, words)) storage.remove(key);
    },
    list() {
      const start = prefix();
      if (start === null) return [];
      return storage.keys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
    },
  };
}
