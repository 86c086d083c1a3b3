import { beforeEach, expect, it } from 'vitest';
import { createDraft, forgetDrafts, forgetNotes, hasUnsavedNote, noteDraftPrefix } from './drafts.ts';

/** Returns a fake of the browser's storage, limited to the methods that drafts use. */
function fakeStorage(): Storage {
  const methods = {
    getItem: (key: string) => Reflect.get(kept, key) ?? null,
    setItem: (key: string, value: string) => Reflect.set(kept, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
  };
  const kept = Object.create(methods) as Storage;
  return kept;
}

let storage: Storage;
beforeEach(() => {
  storage = fakeStorage();
});

it('returns the input only to the account that typed it', () => {
  createDraft('form', 'mei', storage).write({ ldl: '2.9' });
  expect(createDraft('form', 'mei', storage).read()).toEqual({ ldl: '2.9' });
  expect(createDraft('form', 'ravi', storage).read()).toBeNull();
  expect(createDraft('other', 'mei', storage).read()).toBeNull();
});

it('stores nothing without an owner', () => {
  createDraft('form', undefined, storage).write({ ldl: '2.9' });
  expect(Object.keys(storage)).toEqual([]);
});

it('deletes all drafts at sign-out, and no other data', () => {
  storage.setItem('tokenExpiry', '1');
  createDraft('form', 'mei', storage).write({});
  forgetDrafts(storage);
  expect(Object.keys(storage)).toEqual(['tokenExpiry']);
});

it('ignores unreadable drafts, and continues when storage is full', () => {
  storage.setItem('draft:form:mei', '{');
  expect(createDraft('form', 'mei', storage).read()).toBeNull();
  storage.setItem = () => {
    throw new Error('full');
  };
  expect(() => createDraft('form', 'mei', storage).write({})).not.toThrow();
});

it('finds and deletes the unsaved consultation notes of one account', () => {
  const other = `${noteDraftPrefix('ravi')}visit`;
  const values = new Map([
    [other, '{}'],
    [`${noteDraftPrefix('priya')}visit`, '{}'],
    ['theme', 'dark'],
  ]);
  const storage = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
    keys: () => [...values.keys()],
  };
  expect(hasUnsavedNote('priya', storage)).toBe(true);
  forgetNotes('priya', storage);
  expect(hasUnsavedNote('priya', storage)).toBe(false);
  expect([...values.keys()]).toEqual([other, 'theme']);
});
