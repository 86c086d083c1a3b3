import type { Role } from '@vitalane/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import type { Caller } from '../../../authorisation/caller.ts';
import type { Seats } from '../../../cluster/seats.ts';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../db/database.ts';
import type { AccessTokens } from '../../../identity/accessTokens.ts';
import type { Metrics } from '../../../metrics/metrics.ts';
import type { LivePushes } from '../../../services/livePushes.ts';
import type { Admission } from '../consultation.queries.ts';

/** What is known of a connection. */
interface SocketData {
  /** Absent for a guest, who has a link and no account. */
  caller?: Caller | undefined;
  /** What the other member of the room sees. */
  label: string;
  admission?: Admission | undefined;
  /** The id under which the other member of the room knows this page. */
  memberId: string;
  /** The channel of the page and seat that it serves. A connection that recovers keeps this from before. */
  channel?: string;
  /** Whether a guest has shown the key to the seat; without it they wait in the lobby. */
  isLetIn?: boolean;
}

type Events = Record<string, (...args: unknown[]) => void>;

/** The socket server; events are checked by schema when they arrive, see `events.ts`. */
export type CallServer = Server<Events, Events, Events, SocketData>;

/** One connection. */
export type CallSocket = Socket<Events, Events, Events, SocketData>;

/** What a connection is served with. */
export interface RealtimeContext {
  io: CallServer;
  db: Database;
  seats: Seats;
  tokens: AccessTokens;
  live: LivePushes;
  config: Pick<Config, 'allowedOrigins' | 'turn' | 'clinicTimeZone' | 'requiresStaffSecondFactor'>;
  now: () => Date;
  log: FastifyBaseLogger;
  metrics: Metrics;
}

/** Returns the channel of everything that one account has open. */
export function accountChannel(accountId: string): string {
  return `account:${accountId}`;
}

/** Returns the channel of one page in its seat; a page that comes back after a restart is in the same. */
export function memberChannel({ room, seat }: Pick<Admission, 'room' | 'seat'>, memberId: string): string {
  return `member:${room}:${seat}:${memberId}`;
}

/** Returns the channel of everybody who has come through the link of a room. */
export function guestChannel(room: string): string {
  return `guests:${room}`;
}

/** Returns the channel of guests who wait to be let into a room. */
export function lobbyChannel(room: string): string {
  return `lobby:${room}`;
}

/** Returns the channel of everyone who has a role. */
export function roleChannel(role: Role): string {
  return `role:${role}`;
}
