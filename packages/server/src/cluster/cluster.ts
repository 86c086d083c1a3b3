import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { ServerOptions } from 'socket.io';
import { createSeats, type Seats } from './seats.ts';

/** What the processes of one installation share; a process that is alone has it for itself. */
export interface Cluster {
  seats: Seats;
  /** What makes the socket servers of all processes one. */
  socketOptions: Pick<Partial<ServerOptions>, 'adapter'>;
  /** What makes the processes count calls together. */
  limitOptions: { store?: FastifyRateLimitStoreCtor };
  /** Whether the others can be reached at the moment. */
  isConnected(): boolean;
  /** `onReturn`: others can be reached again; what they sent meanwhile may be lost. */
  watch(watcher: { onLost: () => void; onReturn: () => void }): void;
  /** For after the socket server has closed: lets what it still has to say go out. */
  close(): Promise<void>;
}

/** Returns what one process has for itself. */
export function createAlone(): Cluster {
  return {
    seats: createSeats(),
    socketOptions: {},
    limitOptions: {},
    isConnected: () => true,
    watch: () => undefined,
    close: async () => undefined,
  };
}
