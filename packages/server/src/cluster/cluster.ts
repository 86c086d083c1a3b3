import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { ServerOptions } from 'socket.io';
import { createSeats, type Seats } from './seats.ts';

/** State that the processes of one installation share. A single process keeps it locally. */
export interface Cluster {
  seats: Seats;
  /** Options that connect the socket servers of all processes. */
  socketOptions: Pick<Partial<ServerOptions>, 'adapter'>;
  /** Options that let the processes count calls together. */
  limitOptions: { store?: FastifyRateLimitStoreCtor };
  /** Returns whether the other processes can be reached. */
  isConnected(): boolean;
  /**
   * Calls `onLost` and `onReturn` when the other processes become unreachable and reachable. Their messages in
   * between may be lost.
   */
  watch(watcher: { onLost: () => void; onReturn: () => void }): void;
  /** Sends pending messages and closes the connection. Call it after the socket server has closed. */
  close(): Promise<void>;
}

/** Returns the local state of a single process. */
export function createLocalCluster(): Cluster {
  return {
    seats: createSeats(),
    socketOptions: {},
    limitOptions: {},
    isConnected: () => true,
    watch: () => undefined,
    close: async () => undefined,
  };
}
