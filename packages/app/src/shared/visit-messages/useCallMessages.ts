import { useState } from 'react';
import { useLiveMessages, useOwnSide } from './api.ts';

/** Returns what a call shows of its messages while they are closed, and the report of the newest one that was read. */
export function useCallMessages(consultation: string | undefined) {
  const self = useOwnSide();
  const { data } = useLiveMessages(consultation);
  const [readId, onRead] = useState<string | null>(null);
  const messages = data?.items ?? [];
  const since = messages.findIndex(({ uuid }) => uuid === readId) + 1;
  const unread = messages.slice(since).filter(({ from }) => from !== self);
  const newest = unread.at(-1);
  return {
    unread: unread.length,
    newest: newest ? { id: newest.uuid, text: newest.file?.name ?? newest.text } : null,
    onRead,
  };
}
