import type { Seat } from '../features/telehealth/consultation.queries.ts';
import { countQueue, listWaitingIds } from '../features/telehealth/queue.queries.ts';
import type { LivePushes } from '../services.ts';
import { accountChannel, type RealtimeContext, roleChannel } from './connection.ts';
import { recheckGuests, recheckMembers } from './recheck.ts';

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
      const counts = await countQueue(db, time);
      const own = patientIds.map(accountChannel);
      const others = (await listWaitingIds(db, time)).map(accountChannel);
      // Whoever merely waits has with the counts all that has changed and need not ask: hundreds would, at once.
      io.to([roleChannel('ROLE_DOCTOR'), ...others])
        .except(own)
        .emit('queue:changed', counts);
      if (own.length > 0) io.to(own).emit('queue:changed', { ...counts, isOwnPlace: true });
    },

    closeRoom: (room) => seats.clear(room),

    endRoom(room) {
      for (const seat of ['patient', 'doctor'] as const) {
        const holder = seats.holder(room, seat);
        if (holder) io.to(holder).emit('call:ended');
      }
      seats.clear(room);
      for (const socket of io.sockets.sockets.values()) {
        const { caller, admission } = socket.data;
        if (!caller && admission?.room === room) socket.disconnect(true);
      }
    },

    presence(room) {
      const isTaken = (seat: Seat) => io.sockets.sockets.has(seats.holder(room, seat) ?? '');
      return { patient: isTaken('patient'), doctor: isTaken('doctor') };
    },

    async recheckSessions() {
      const sockets = [...io.sockets.sockets.values()];
      await recheckMembers(sockets, { db, now });
      await recheckGuests(sockets, { db, seats, now });
    },
  };
}
