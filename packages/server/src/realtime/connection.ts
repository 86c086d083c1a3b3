import type { Role } from '@vitalane/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Admission } from '../features/telehealth/consultation.queries.ts';
import type { AccessTokens } from '../identity/accessTokens.ts';
import type { Caller } from '../identity/caller.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { LivePushes } from '../services.ts';
import type { Seats } from './seats.ts';

/** What is known of a connection. */
export interface SocketData {
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

/** The channel of everything that one account has open. */
export function accountChannel(accountId: string): string {
  return `account:${accountId}`;
}

/** The channel of one page in its seat; a page that comes back after a restart is in the same. */
export function memberChannel({ room, seat }: Pick<Admission, 'room' | 'seat'>, memberId: string): string {
  return `member:${room}:${seat}:${memberId}`;
}

/** The channel of everybody who has come through the link of a room. */
export function guestChannel(room: string): string {
  return `guests:${room}`;
}

/** The channel of guests who wait to be let into a room. */
export function lobbyChannel(room: string): string {
  return `lobby:${room}`;
}

/** The channel of everyone who has a role. */
export function roleChannel(role: Role): string {
  return `role:${role}`;
}
