import type { GuestLink } from '@vitalane/contract';
import { addMs, minuteMs } from '@vitalane/time';
import type { Handlers } from '../../contract/handlers.ts';
import { ApiError } from '../../errors/apiError.ts';
import type { Services } from '../../services/services.ts';
import {
  addGuestLink,
  deleteGuestLink,
  findOpenLink,
  type GuestLinkRow,
  listGuestLinks,
} from './guestLink.queries.ts';

const usualValidMinutes = 60;

/** Creates the handlers of links for video calls with guests. */
export function guestLinkHandlers({
  live,
  metrics,
}: Services): Pick<Handlers, 'addGuestLink' | 'listGuestLinks' | 'getGuestLobby' | 'deleteGuestLink'> {
  return {
    async addGuestLink({ body, caller, db, now, audit }) {
      const validMs = (body?.validMinutes ?? usualValidMinutes) * minuteMs;
      const link = await addGuestLink(db, caller, { now, expiresAt: addMs(now, validMs) });
      // Recorded without the room id, which gives access to the lobby.
      await audit('guest_link.create', 'done');
      return { status: 201, body: toGuestLink(link) };
    },

    async listGuestLinks({ caller, db, now }) {
      const links = await listGuestLinks(db, caller, now);
      return { status: 200, body: { items: links.map(toGuestLink), nextCursor: null } };
    },

    async getGuestLobby({ db, params, now }) {
      const link = await findOpenLink(db, params.id, now);
      if (!link) throw new ApiError('not_found');
      const { doctor: isHostPresent, patient: isGuestPresent } = await live.presence(params.id);
      return {
        status: 200,
        body: {
          hostName: link.hostName,
          isHostPresent,
          isFull: isHostPresent && isGuestPresent,
          expiresAt: link.expiresAt.toISOString(),
        },
      };
    },

    async deleteGuestLink({ caller, db, params, audit, afterCommit }) {
      const deleted = await deleteGuestLink(db, caller, params.id);
      if (!deleted) throw new ApiError('not_found');
      await audit('guest_link.withdraw', 'done');
      afterCommit(async () => {
        if (deleted.hadCall) metrics.calls.ended.inc({ by: 'doctor' });
        await live.endRoom(params.id);
      });
      return { status: 204 };
    },
  };
}

function toGuestLink({ room: roomId, createdAt, expiresAt, guestLocation }: GuestLinkRow): GuestLink {
  return {
    roomId,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    guestLocation,
  };
}
