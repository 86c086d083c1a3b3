import { countQueue, listWaitingIds } from '../features/telehealth/queue.queries.ts';
import type { LivePushes } from '../services.ts';
import { accountChannel, guestChannel, type RealtimeContext, roleChannel } from './connection.ts';
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

    async endRoom(room) {
      const holders = Object.values(await seats.holders(room));
      if (holders.length > 0) io.to(holders).emit('call:ended');
      await seats.clear(room);
      io.in(guestChannel(room)).disconnectSockets(true);
    },

    async presence(room) {
      const isIn = async (socketId: string | undefined) => {
        if (socketId === undefined) return false;
        const here = io.sockets.sockets.get(socketId);
        const [holder] = here ? [here] : await io.in(socketId).fetchSockets();
        // The same connection may be open for another page by now.
        return holder?.data.admission?.room === room;
      };
      const { patient, doctor } = await seats.holders(room);
      return { patient: await isIn(patient), doctor: await isIn(doctor) };
    },

    async recheckSessions() {
      const sockets = [...io.sockets.sockets.values()];
      await recheckMembers(sockets, { db, now });
      await recheckGuests(sockets, { db, now });
    },
  };
}
