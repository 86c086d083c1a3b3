import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { toEpochMs } from '@vitalane/time';
import type { FastifyBaseLogger } from 'fastify';
import { Server } from 'socket.io';
import { record } from '../../../audit/audit.ts';
import type { Caller } from '../../../authorisation/caller.ts';
import { gapOf, refusalOfGap } from '../../../authorisation/secondFactorGap.ts';
import type { Cluster } from '../../../cluster/cluster.ts';
import { ApiError } from '../../../errors/apiError.ts';
import { identify } from '../../../identity/identify.ts';
import type { LivePushes } from '../../../services/livePushes.ts';
import { type Admission, admit } from '../consultation.queries.ts';
import { markDoctorsSeen } from '../queue.queries.ts';
import { followAttendance } from './attendance.ts';
import { serveCall, takeSeat } from './call.ts';
import {
  accountChannel,
  type CallServer,
  type CallSocket,
  type RealtimeContext,
  roleChannel,
} from './connection.ts';
import { guestHandshake, handshake } from './events.ts';
import { greet } from './greeting.ts';
import { admitHost, serveGuest, serveHost, welcomeGuest } from './guests.ts';
import { announceLeaving, tellIfAlone } from './leaving.ts';
import { createEventBudget, isAllowedOrigin, maxSocketsPerAccount } from './limits.ts';
import { createLivePushes } from './pushes.ts';

const maxMessageBytes = 256 * 1024;
const recoveryMs = 120_000;
const recheckEveryMs = 3000;

/** Options of `createRealtime`. */
export type RealtimeOptions = Omit<RealtimeContext, 'io' | 'seats' | 'live'> & {
  server: HttpServer;
  cluster: Cluster;
};

/** The socket connections of a server. */
export interface Realtime extends LivePushes {
  close(): Promise<void>;
}

/** Opens the socket endpoint for signalling of calls and pushes of the queue. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { server, cluster, db, config, now, log } = options;
  const io: CallServer = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: maxMessageBytes,
    allowRequest: (request, decide) => decide(null, isAllowedOrigin(request, config.allowedOrigins)),
    connectionStateRecovery: { maxDisconnectionDuration: recoveryMs, skipMiddlewares: false },
    ...cluster.socketOptions,
  });
  const { seats } = cluster;
  const live = createLivePushes({ io, db, seats, now, config });
  const context: RealtimeContext = { ...options, io, seats, live };
  io.use((socket, next) => {
    authenticateSocket(socket, context).then(
      () => next(),
      (error: unknown) => next(toConnectError(error, log)),
    );
  });
  io.on('connection', (socket) => serve(socket, context));
  const recheck = setInterval(() => {
    live.recheckSessions().catch((error: unknown) => log.error({ err: error }, 'failed to check sessions'));
  }, recheckEveryMs);
  recheck.unref();
  cluster.watch({
    onLost: () => log.error('Redis is unreachable: no calls between processes until it is back'),
    onReturn() {
      log.warn('Redis is back: closing all connections so that clients reconnect');
      // Their messages and seats may be lost. The clients reconnect by themselves.
      for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
  });
  return {
    ...live,
    async close() {
      clearInterval(recheck);
      await io.close();
    },
  };
}

/** Authenticates a connection and determines its seat. Runs again when a connection recovers. */
async function authenticateSocket(socket: CallSocket, context: RealtimeContext): Promise<void> {
  const { db, tokens } = context;
  const now = context.now();
  const guest = guestHandshake.safeParse(socket.handshake.auth);
  if (guest.success) {
    await resetCaller(socket);
    socket.data.memberId = guest.data.memberId ?? socket.id;
    return await welcomeGuest(socket, guest.data, context);
  }
  const auth = handshake.safeParse(socket.handshake.auth);
  if (!auth.success) throw new ApiError('not_signed_in');
  const caller = await identify(auth.data.token, { db, tokens, now });
  if (!caller.isActive) throw new ApiError('account_inactive');
  if (!caller.isEmailVerified) throw new ApiError('email_unverified');
  const gap = gapOf(caller, context.config.requiresStaffSecondFactor);
  if (gap) throw new ApiError(refusalOfGap[gap]);
  // The limit protects this process, so connections of others do not count.
  const open = context.io.sockets.adapter.rooms.get(accountChannel(caller.accountId))?.size ?? 0;
  if (open >= maxSocketsPerAccount) throw new ApiError('too_many_requests');
  if (socket.data.caller?.accountId !== caller.accountId) await resetCaller(socket);
  socket.data.caller = caller;
  socket.data.label = caller.fullName;
  socket.data.memberId = auth.data.memberId ?? socket.id;
  const { roomId } = auth.data;
  socket.data.admission = roomId ? await enter(caller, roomId, context) : undefined;
}

/** Removes caller and channels of a recovered connection, which would keep those of the previous account. */
async function resetCaller(socket: CallSocket): Promise<void> {
  socket.data.caller = undefined;
  for (const channel of socket.rooms) if (channel !== socket.id) await socket.leave(channel);
}

async function enter(caller: Caller, room: string, context: RealtimeContext): Promise<Admission> {
  const { db, now, live } = context;
  const at = now();
  const event = { at, actorId: caller.accountId, action: 'call.start', requestId: randomUUID() } as const;
  const admission = (await admit(db, caller, { room, now: at })) ?? (await admitHost(caller, room, context));
  if (!admission) {
    await record(db, { ...event, outcome: 'refused' });
    throw new ApiError('not_found');
  }
  const { consultation } = admission;
  if (consultation?.hasStarted) {
    await record(db, { ...event, outcome: 'done', objectId: consultation.id });
    await live.queueChanged([consultation.patientId]);
  }
  return admission;
}

/** Releases the request that opened a connection, to free several kilobytes for each open page. */
function releaseRequest({ request, handshake }: CallSocket): void {
  request.rawHeaders = [];
  request.headers = {};
  handshake.headers = {};
}

function serve(socket: CallSocket, context: RealtimeContext): void {
  releaseRequest(socket);
  const { metrics, now, log } = context;
  metrics.socketsConnected.inc();
  socket.on('disconnect', () => metrics.socketsConnected.dec());
  socket.on('error', (error) => log.warn({ err: error }, 'socket error'));
  const verdict = createEventBudget(() => toEpochMs(now()));
  socket.use((_event, next) => {
    const decision = verdict();
    if (decision === 'pass') return next();
    metrics.dropped.inc({ reason: 'too_many' });
    if (decision === 'disconnect') socket.disconnect(true);
  });
  // Registered before any await, because a recovered connection may send immediately.
  serveCall(socket, context);
  announceLeaving(socket, context);
  serveConnection(socket, context).catch((error: unknown) => {
    log.error({ err: error }, 'failed to serve a connection');
    // A client that loses its connection reconnects by itself.
    socket.conn.close();
  });
}

/** Subscribes a connection to its pushes, takes its seat, and greets it. */
async function serveConnection(socket: CallSocket, context: RealtimeContext): Promise<void> {
  const { caller, admission } = socket.data;
  if (!caller) {
    if (admission) await serveGuest(socket, admission, context);
    return;
  }
  await socket.join([accountChannel(caller.accountId), roleChannel(caller.role)]);
  if (caller.role === 'ROLE_DOCTOR') await markDoctorsSeen(context.db, [caller.accountId], context.now());
  if (admission && !(await takeSeat(socket, admission, context))) return;
  greet(socket, context);
  if (!admission) return;
  await tellIfAlone(socket, admission, context);
  if (admission.consultation) await followAttendance(socket, admission, context);
  else await serveHost(socket, admission, context);
}

/** Converts an error into a client's `connect_error`: `data` contains a code of the catalogue. */
function toConnectError(error: unknown, log: FastifyBaseLogger): Error {
  const known = error instanceof ApiError ? error : new ApiError('internal');
  if (known !== error) log.error({ err: error }, 'failed to open a connection');
  return Object.assign(new Error(known.message), { data: { code: known.code, message: known.message } });
}
