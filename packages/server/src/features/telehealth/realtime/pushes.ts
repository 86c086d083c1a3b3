import type { Seat } from '../../../cluster/seats.ts';
import type { LivePushes } from '../../../services/livePushes.ts';
import { readOutlook } from '../queueOutlook.ts';
import {
  accountChannel,
  guestChannel,
  memberChannel,
  type RealtimeContext,
  roleChannel,
} from './connection.ts';
import { createDoctorWatch } from './doctorWatch.ts';
import { recheckGuests, recheckMembers } from './recheck.ts';

/** Creates the messages that the server pushes to connected clients. */
export function createLivePushes({
  io,
  db,
  seats,
  now,
  config,
}: Pick<RealtimeContext, 'io' | 'db' | 'seats' | 'now' | 'config'>): LivePushes {
  const watchDoctors = createDoctorWatch({ db, now, onChange: () => live.queueChanged() });
  const clinicTime = () => ({ now: now(), clinicTimeZone: config.clinicTimeZone });
  const channelsOf = async (room: string) =>
    Object.entries(await seats.holders(room)).map(([seat, memberId]) =>
      memberChannel({ room, seat: seat as Seat }, memberId),
    );
  const live: LivePushes = {
    async queueChanged(patientIds = []) {
      const { waiting, waitAt, ...counts } = await readOutlook(db, clinicTime());
      const own = patientIds.map(accountChannel);
      io.to(roleChannel('ROLE_DOCTOR')).except(own).emit('queue:changed', counts);
      // Patients whose own place has not changed receive the new data, so that hundreds do not request it at
      // once.
      for (const [index, patientId] of waiting.entries()) {
        if (patientIds.includes(patientId)) continue;
        const position = index + 1;
        io.to(accountChannel(patientId)).emit('queue:changed', {
          ...counts,
          position,
          wait: waitAt(position),
        });
      }
      io.to(roleChannel('ROLE_USER'))
        .except([...own, ...waiting.map(accountChannel)])
        .emit('queue:changed', { ...counts, position: null, wait: waitAt(waiting.length + 1) });
      if (own.length > 0) io.to(own).emit('queue:changed', { ...counts, isOwnPlace: true });
    },

    async placeChanged(accountId) {
      io.to(accountChannel(accountId)).emit('queue:changed', { isOwnPlace: true });
    },

    async messagesChanged({ id, ownerId, doctorId }) {
      const channels = [ownerId, ...(doctorId ? [doctorId] : [])].map(accountChannel);
      io.to(channels).emit('messages:changed', { consultation: id });
    },

    closeRoom: (room) => seats.clear(room),

    async endRoom(room) {
      const channels = await channelsOf(room);
      if (channels.length > 0) io.to(channels).emit('call:ended');
      await seats.clear(room);
      io.in(guestChannel(room)).disconnectSockets(true);
    },

    async presence(room) {
      const holders = await seats.holders(room);
      const isIn = async (seat: Seat) => {
        const memberId = holders[seat];
        if (memberId === undefined) return false;
        const channel = memberChannel({ room, seat }, memberId);
        // Queries other processes only when no local connection matches.
        const here = [...(io.sockets.adapter.rooms.get(channel) ?? [])];
        const local = here.flatMap((id) => io.sockets.sockets.get(id) ?? []);
        const sockets = local.length > 0 ? local : await io.in(channel).fetchSockets();
        // The same connection may now belong to another page.
        return sockets.some(({ data }) => data.admission?.room === room);
      };
      return { patient: await isIn('patient'), doctor: await isIn('doctor') };
    },

    async recheckSessions() {
      const sockets = [...io.sockets.sockets.values()];
      await recheckMembers(sockets, { db, now });
      await watchDoctors(sockets);
      await recheckGuests(sockets, { db, now });
    },
  };
  return live;
}
