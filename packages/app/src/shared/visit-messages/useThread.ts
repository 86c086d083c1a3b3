import { mapRemote, type Remote } from '@vitalane/ui';
import { messageRefusalText } from '@vitalane/ui/messages';
import type { MessageThread } from '@vitalane/ui/screens/VideoCall';
import { useState } from 'react';
import { toRemote } from '../../lib/remote.ts';
import { isMessage, outbox, useUnsent } from '../../outbox/outbox.ts';
import { useOwnSide, useVisitMessages } from './api.ts';
import { type SendingMessage, threadOf } from './thread.ts';

/** Messages of a consultation with what the user can do with them. */
interface Thread {
  thread: Remote<MessageThread>;
  /** Sends a message, or keeps it on this device. Returns why neither was possible; `null` when one was. */
  send: (text: string) => Promise<string | null>;
  onDiscard: (id: string) => void;
  onRetry: () => void;
}

/** Returns the messages of a consultation, with those that this device has not sent yet. */
export function useThread(consultation: string): Thread {
  const self = useOwnSide();
  const query = useVisitMessages(consultation);
  const { data, refetch } = query;
  const [sending, setSending] = useState<readonly SendingMessage[]>([]);
  const kept = useUnsent()
    .filter(isMessage)
    .filter(({ request }) => request.consultation === consultation);

  async function send(text: string): Promise<string | null> {
    const id = crypto.randomUUID();
    const after = data?.items.at(-1)?.uuid ?? null;
    setSending((others) => [...others, { id, text, after }]);
    const saved = await outbox.save({ kind: 'message', consultation, text }, null);
    if (saved.status === 'stored') await refetch();
    setSending((all) => all.filter((message) => message.id !== id));
    return saved.status === 'refused' ? messageRefusalText(saved) : null;
  }

  return {
    thread: mapRemote(toRemote(query), ({ items }) => threadOf({ stored: items, kept, sending, self })),
    send,
    onDiscard: (id) => void outbox.discard(id),
    onRetry: () => void refetch(),
  };
}
