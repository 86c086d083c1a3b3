import type { VisitMessage } from '@vitalane/contract';
import type { OutboxItem } from '@vitalane/flows/outbox';
import { messageRefusalText } from '@vitalane/ui/messages';
import type { MessageThread, UnsentMessage, VisitFile } from '@vitalane/ui/screens/VideoCall';
import type { MessageRequest } from '../../outbox/deliver.ts';
import type { MessageAuthor } from './api.ts';

/** Message that this page is sending. */
export interface SendingMessage {
  id: string;
  text: string;
  file: VisitFile | null;
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
  // Two photos of a phone may have the same name: each stored message is one of those being sent.
  const arrived = new Set<string>();
  const onTheirWay = sending.filter(({ after, ...message }) => {
    const since = stored.findIndex(({ uuid }) => uuid === after) + 1;
    const found = stored
      .slice(since)
      .find((one) => one.from === self && !arrived.has(one.uuid) && isSame(one, message));
    if (found) arrived.add(found.uuid);
    return !found;
  });
  const isOnItsWay = ({ request, refusal }: OutboxItem<MessageRequest>) =>
    refusal === null && onTheirWay.some((message) => isSame(contentOf(request), message));
  return {
    stored: stored.map(({ uuid, from, text, file, sentAt }) => ({
      id: uuid,
      isOwn: from === self,
      text,
      file,
      sentAt,
    })),
    unsent: [
      ...kept.filter((item) => !isOnItsWay(item)).map(toUnsent),
      ...onTheirWay.map(({ id, text, file }) => ({ id, text, file, status: 'sending' as const })),
    ],
  };
}

/** What a message says: words or a file. */
type MessageContent = Pick<SendingMessage, 'text' | 'file'>;

/** Returns what the request of a message says. */
export function contentOf(request: MessageRequest): MessageContent {
  if (request.kind === 'message') return { text: request.text, file: null };
  const { name, sizeBytes } = request;
  return { text: '', file: { name, sizeBytes } };
}

function isSame(one: MessageContent, other: MessageContent): boolean {
  return one.text === other.text && one.file?.name === other.file?.name;
}

function toUnsent({ id, request, refusal }: OutboxItem<MessageRequest>): UnsentMessage {
  const message = { id, ...contentOf(request) };
  return refusal
    ? { ...message, status: 'refused', reason: messageRefusalText(refusal) }
    : { ...message, status: 'waiting' };
}
