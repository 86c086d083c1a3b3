import { expect, it } from 'vitest';
import type { UnsavedNote } from '../consultation-note/consultationNote.types.ts';
import { createNoteStore } from './noteStore.ts';
import { memoryStorage } from './storage.fake.ts';

const unsaved: UnsavedNote = {
  typed: { note: 'Rest.', plan: '' },
  base: { note: '', plan: '', version: 3, isFinished: false },
  unanswered: [{ note: 'Re', plan: '' }],
};

it('keeps the notes of one account until they are released with the same texts', () => {
  const storage = memoryStorage();
  const store = createNoteStore(() => 'notes:mei:', storage);
  store.save('visit', unsaved);
  expect(store.load('visit')).toEqual(unsaved);
  expect(store.list()).toEqual(['visit']);
  expect(createNoteStore(() => 'notes:ravi:', storage).list()).toEqual([]);
  store.release('visit', { note: 'Older.', plan: '' });
  expect(store.list()).toEqual(['visit']);
  store.release('visit', unsaved.typed);
  expect(store.list()).toEqual([]);
});

it('stores nothing while the account is unknown', () => {
  const storage = memoryStorage();
  const store = createNoteStore(() => null, storage);
  store.save('visit', unsaved);
  expect(store.load('visit')).toBeNull();
  expect(storage.keys()).toEqual([]);
});

it.each(['', '{}', '[]', '{"typed":{"note":1}}', JSON.stringify({ ...unsaved, base: null })])(
  'ignores what is no note: %s',
  (text) => {
    const store = createNoteStore(() => 'notes:mei:', memoryStorage({ 'notes:mei:visit': text }));
    expect(store.load('visit')).toBeNull();
  },
);
