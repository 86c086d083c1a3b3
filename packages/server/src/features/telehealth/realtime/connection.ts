import type { Role } from '@vitalane/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import type { Caller } from '../../../authorisation/caller.ts';
import { otherSeat, type Seats } from '../../../cluster/seats.ts';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../db/database.ts';
import type { AccessTokens } from '../../../identity/accessTokens.ts';
import type { Metrics } from '../../../metrics/metrics.ts';
import type { LivePushes } from '../../../services/livePushes.ts';
import type { Admission } from '../consultation.queries.ts';

/** State of a connection. */
interface SocketData {
  /** Absent for a guest, who has a link and no account. */
  caller?: Caller | undefined;
  /** Display name for the other member of the room. */
  label: string;
  admission?: Admission | undefined;
  /** Id of this page for the other member of the room. */
  memberId: string;
  /** Channel of the page's seat. A connection that recovers keeps its previous channel. */
  channel?: string;
  /** When the connection was lost, in milliseconds since 1970; a connection that recovers still has it. */
  lostAtMs?: number;
  /** Whether a guest has a valid key to the seat; without it they wait in the lobby. */
  isAdmitted?: boolean;
  /** Where a waiting guest says to be; stored when the host admits them. */
  location?: string | undefined;
}

type Events = Record<string, (...args: unknown[]) => void>;

/** The socket server. Events are validated on arrival, see `events.ts`. */
export type CallServer = Server<Events, Events, Events, SocketData>;

/** One connection. */
export type CallSocket = Socket<Events, Events, Events, SocketData>;

/** Dependencies of the connections. */
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

/** Returns the channel of all connections of an account. */
export function accountChannel(accountId: string): string {
  return `account:${accountId}`;
}

/** Returns the channel of one page in its seat. A page that reconnects after a restart has the same channel. */
export function memberChannel({ room, seat }: Pick<Admission, 'room' | 'seat'>, memberId: string): string {
  return `member:${room}:${seat}:${memberId}`;
}

/** Returns the page in the other seat of a room: its id and its channel. */
export async function otherMember({ room, seat }: Admission, seats: Seats) {
  const other = otherSeat(seat);
  const { [other]: id } = await seats.holders(room);
  return id === undefined ? undefined : { id, channel: memberChannel({ room, seat: other }, id) };
}

/** Returns the channel of all guests of a room's link. */
export function guestChannel(room: string): string {
  return `guests:${room}`;
}

/** Returns the channel of the guests in the lobby of a room. */
export function lobbyChannel(room: string): string {
  return `lobby:${room}`;
}

/** Returns the channel of all connections with a role. */
export function roleChannel(role: Role): string {
  return `role:${role}`;
}
