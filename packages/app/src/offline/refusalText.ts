import type { Refusal } from '@vitalane/flows/outbox';
import { outboxMessages } from '@vitalane/ui/messages';

/** Returns what to say of an entry that needs a look: the server's own words where it gave some. */
export const refusalText = ({ code, message }: Pick<Refusal, 'code' | 'message'>): string =>
  message ?? outboxMessages[code];
