import type { Consultation, OwnQueue, QueuePatient } from '@vitalane/contract';

/** Returns the patient's queue without a place in a call that the patient has ended. */
export function withoutEndedPlace(queue: OwnQueue, endedRooms: ReadonlySet<string>): OwnQueue {
  const { place } = queue;
  return place?.status === 'in_call' && endedRooms.has(place.room) ? { ...queue, place: null } : queue;
}

/** Returns consultations, those that were ended here as ended. */
export function withEnds<Page extends { items: readonly Consultation[] }>(
  page: Page,
  endedRooms: ReadonlySet<string>,
): Page {
  const toEntry = (entry: Consultation): Consultation =>
    entry.status === 'in_call' && entry.room !== null && endedRooms.has(entry.room)
      ? { ...entry, status: 'ended', room: null }
      : entry;
  return { ...page, items: page.items.map(toEntry) };
}

/** Returns the doctors' queue without calls that this doctor has ended. */
export const withoutEndedCalls = (
  patients: readonly QueuePatient[],
  endedRooms: ReadonlySet<string>,
): readonly QueuePatient[] =>
  patients.filter(({ status, isMine, room }) => !(status === 'in_call' && isMine && endedRooms.has(room)));
