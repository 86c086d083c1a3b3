import { useMemo, useState } from 'react';

const prefix = 'draft:';

/** What a person has typed and not yet sent, kept in this tab for that person only. */
export interface Draft<T> {
  read(): T | null;
  write(value: T): void;
  discard(): void;
}

/**
 * Creates a draft by name and owner. It outlives a reload and the end of a session, never a sign-out, and nobody else sees it: the
 * key holds the account's uuid. Without an owner nothing is kept.
 */
export function createDraft<T>(name: string, ownerUuid: string | undefined, storage: Storage): Draft<T> {
  const key = ownerUuid && `${prefix}${name}:${ownerUuid}`;
  return {
    read() {
      const text = key ? storage.getItem(key) : null;
      return text === null ? null : parsed<T>(text);
    },
    write(value) {
      if (!key) return;
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch {
        // A full storage must not stop anybody from typing.
      }
    },
    discard() {
      if (key) storage.removeItem(key);
    },
  };
}

/** Forgets every draft of this tab, or those of one name: a person who signs out leaves nothing behind. */
export function forgetDrafts(storage: Storage = sessionStorage, name?: string): void {
  const start = name === undefined ? prefix : `${prefix}${name}:`;
  for (const key of Object.keys(storage)) if (key.startsWith(start)) storage.removeItem(key);
}

/** Returns the draft of a screen, and what it held when the screen was opened. */
export function useDraft<T>(name: string, ownerUuid: string | undefined): Draft<T> & { found: T | null } {
  const draft = useMemo(() => createDraft<T>(name, ownerUuid, sessionStorage), [name, ownerUuid]);
  const found = useMemo(() => draft.read(), [draft]);
  return { ...draft, found };
}

/** The draft of a form that reports each change. `discard` forgets it, for when it is saved. */
export function useFormDraft<T>(name: string, ownerUuid: string | undefined) {
  const { found, write, discard } = useDraft<Partial<T>>(name, ownerUuid);
  const [isForgotten, setForgotten] = useState(false);
  const onDiscard = () => {
    discard();
    setForgotten(true);
  };
  return { draft: { values: isForgotten ? null : found, onEdit: write, onDiscard }, discard };
}

function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
