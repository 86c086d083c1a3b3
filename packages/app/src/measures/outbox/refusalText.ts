import type { Refusal } from '@vitalane/flows/outbox';
import { outboxMessages } from '@vitalane/ui/messages';

/** Returns the message for a refused entry; prefers the server's. */
export const refusalText = ({ code, message }: Pick<Refusal, 'code' | 'message'>): string =>
  message ?? outboxMessages[code];
