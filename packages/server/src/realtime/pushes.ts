import { countQueue, listPlaces } from '../features/telehealth/queue.queries.ts';
import { findCallers } from '../identity/sessions.ts';
import type { LivePushes } from '../services.ts';
import { accountChannel, type RealtimeContext, roleChannel } from './connection.ts';

/** What the server sends to people who are connected, without their asking. */
export function createLivePushes({
  io,
  db,
  seats,
  now,
  config,
}: Pick<RealtimeContext, 'io' | 'db' | 'seats' | 'now' | 'config'>): LivePushes {
  return {
    async queueChanged(patientIds = []) {
      const time = { now: now(), clinicTimeZone: config.clinicTimeZone };
      const places = await listPlaces(db, time);
      const waiting = places
        .filter(({ place }) => place.status === 'waiting')
        .map(({ place }) => place.ownerId);
      const patients = new Set([...waiting, ...patientIds]);
      io.to([roleChannel('ROLE_DOCTOR'), ...[...patients].map(accountChannel)]).emit(
        'queue:changed',
        await countQueue(db, time),
      );
    },

    closeRoom: (room) => seats.clear(room),

    async recheckSessions() {
      const sockets = [...io.sockets.sockets.values()];
      if (sockets.length === 0) return;
      const sessionIds = [...new Set(sockets.map((socket) => socket.data.caller.sessionId))];
      const callers = await findCallers(db, sessionIds, now());
      const live = new Map(callers.map((caller) => [caller.sessionId, caller]));
      for (const socket of sockets) {
        const caller = live.get(socket.data.caller.sessionId);
        if (!caller?.isActive || caller.role !== socket.data.caller.role) socket.disconnect(true);
      }
    },
  };
}
