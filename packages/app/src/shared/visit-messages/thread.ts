import type { VisitMessage } from '@vitalane/contract';
import type { OutboxItem } from '@vitalane/flows/outbox';
import { messageRefusalText } from '@vitalane/ui/messages';
import type { MessageThread, UnsentMessage } from '@vitalane/ui/screens/VideoCall';
import type { MessageRequest } from '../../outbox/deliver.ts';
import type { MessageAuthor } from './api.ts';

/** Message that this page is sending. */
export interface SendingMessage {
  id: string;
  text: string;
  /** Uuid of the newest message when it was sent; `null` when there was none. */
  after: string | null;
}

interface ThreadParts {
  stored: readonly VisitMessage[];
  /** What the outbox has of this consultation. */
  kept: readonly OutboxItem<MessageRequest>[];
  sending: readonly SendingMessage[];
  self: MessageAuthor;
}

/** Returns the messages of a consultation as its screens show them. A message is shown once, wherever it is at the moment. */
export function threadOf({ stored, kept, sending, self }: ThreadParts): MessageThread {
  const isArrived = ({ text, after }: SendingMessage) => {
    const since = stored.findIndex(({ uuid }) => uuid === after) + 1;
    const isSame = (message: VisitMessage) => message.from === self && message.text === text;
    return stored.slice(since).some(isSame) || kept.some(({ request }) => request.text === text);
  };
  return {
    stored: stored.map(({ uuid, from, text, sentAt }) => ({ id: uuid, isOwn: from === self, text, sentAt })),
    unsent: [
      ...kept.map(toUnsent),
      ...sending
        .filter((message) => !isArrived(message))
        .map(({ id, text }) => ({ id, text, status: 'sending' as const })),
    ],
  };
}

function toUnsent({ id, request: { text }, refusal }: OutboxItem<MessageRequest>): UnsentMessage {
  return refusal
    ? { id, text, status: 'refused', reason: messageRefusalText(refusal) }
    : { id, text, status: 'waiting' };
}
