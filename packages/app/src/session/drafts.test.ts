import { beforeEach, expect, it } from 'vitest';
import { createDraft, forgetDrafts } from './drafts.ts';

/** Returns the browser's storage, as far as drafts use it. */
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

it('gives what was typed back to the one who typed it, and to nobody else', () => {
  createDraft('form', 'mei', storage).write({ ldl: '2.9' });
  expect(createDraft('form', 'mei', storage).read()).toEqual({ ldl: '2.9' });
  expect(createDraft('form', 'ravi', storage).read()).toBeNull();
  expect(createDraft('other', 'mei', storage).read()).toBeNull();
});

it('keeps nothing while it is not known whose it is', () => {
  createDraft('form', undefined, storage).write({ ldl: '2.9' });
  expect(Object.keys(storage)).toEqual([]);
});

it('leaves no draft after a sign-out, and everything else alone', () => {
  storage.setItem('tokenExpiry', '1');
  createDraft('form', 'mei', storage).write({});
  forgetDrafts(storage);
  expect(Object.keys(storage)).toEqual(['tokenExpiry']);
});

it('takes what cannot be read for nothing, and goes on when storage is full', () => {
  storage.setItem('draft:form:mei', '{');
  expect(createDraft('form', 'mei', storage).read()).toBeNull();
  storage.setItem = () => {
    throw new Error('full');
  };
  expect(() => createDraft('form', 'mei', storage).write({})).not.toThrow();
});
