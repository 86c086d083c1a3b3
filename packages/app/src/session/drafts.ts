import { safeStorage } from '@vitalane/flows/browser';
import { useEffect, useMemo, useRef, useState } from 'react';

const prefix = 'draft:';

/** Unsent input, kept in this tab for one account. */
export interface Draft<T> {
  read(): T | null;
  write(value: T): void;
  discard(): void;
}

/**
 * Creates a draft by name and owner. It survives a reload and the end of a session, but not a sign-out. The key
 * contains the account's uuid, so that other accounts cannot read it. Without an owner nothing is stored.
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
        // Full storage must not interrupt typing.
      }
    },
    discard() {
      if (key) storage.removeItem(key);
    },
  };
}

/** Beginning of the keys of an account's unsaved consultation notes, in local storage. */
export const noteDraftPrefix = (ownerUuid: string) => `${prefix}note:${ownerUuid}:`;

/** Returns whether this device has a note of an account that the server does not have. */
export const hasUnsavedNote = (ownerUuid: string, storage = safeStorage(() => localStorage)) =>
  storage.keys().some((key) => key.startsWith(noteDraftPrefix(ownerUuid)));

/** Deletes the unsaved notes of an account from this device, so that no text remains after sign-out. */
export function forgetNotes(ownerUuid: string, storage = safeStorage(() => localStorage)): void {
  for (const key of storage.keys()) if (key.startsWith(noteDraftPrefix(ownerUuid))) storage.remove(key);
}

/** Deletes every draft of this tab, or those of one name, so that no input remains after sign-out. */
export function forgetDrafts(storage: Storage = sessionStorage, name?: string): void {
  const start = name === undefined ? prefix : `${prefix}${name}:`;
  for (const key of Object.keys(storage)) if (key.startsWith(start)) storage.removeItem(key);
}

/** Returns the draft of a screen and its initial content. Input from before the owner is known is stored with the owner. */
export function useDraft<T>(name: string, ownerUuid: string | undefined): Draft<T> & { found: T | null } {
  const draft = useMemo(() => createDraft<T>(name, ownerUuid, sessionStorage), [name, ownerUuid]);
  const found = useMemo(() => draft.read(), [draft]);
  const early = useRef<T>(undefined);
  useEffect(() => {
    if (ownerUuid === undefined || early.current === undefined) return;
    draft.write(early.current);
    early.current = undefined;
  }, [draft, ownerUuid]);
  const write = (value: T) => {
    if (ownerUuid === undefined) early.current = value;
    draft.write(value);
  };
  return { ...draft, write, found };
}

/** Returns the draft of a form that reports each change. `discard` deletes it after saving. */
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
