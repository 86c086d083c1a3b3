import { countDoctorsOnline, countQueue, listWaiting } from '../features/telehealth/queue.queries.ts';
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
  const clinicTime = () => ({ now: now(), clinicTimeZone: config.clinicTimeZone });
  return {
    async queueChanged(patientIds = []) {
      const waiting = await listWaiting(db, clinicTime());
      const counts = { checked_in_count: waiting.length, doctors_online: await countDoctorsOnline(db) };
      io.to(roleChannel('ROLE_DOCTOR')).except(patientIds.map(accountChannel)).emit('queue:changed', counts);
      // Patients whose own place has not changed get all that has, so that hundreds do not ask at once.
      for (const [index, patientId] of waiting.entries()) {
        if (patientIds.includes(patientId)) continue;
        io.to(accountChannel(patientId)).emit('queue:changed', { ...counts, position: index + 1 });
      }
      if (patientIds.length > 0)
        io.to(patientIds.map(accountChannel)).emit('queue:changed', { ...counts, isOwnPlace: true });
    },

    async placeChanged(patientId) {
      const counts = await countQueue(db, clinicTime());
      io.to(accountChannel(patientId)).emit('queue:changed', { ...counts, isOwnPlace: true });
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
