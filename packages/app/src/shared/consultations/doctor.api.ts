import type { QueuePatient } from '@vitalane/contract';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { pageByPage } from '../../lib/paged.ts';

const untilAttendedMs = 2_000;

/** Returns the queue entry of a room: the patient, and whether the doctor attends. `undefined` in a call with a guest. */
export function useRoomPlace(room: string) {
  const inRoom = (page: { items: readonly QueuePatient[] } | undefined) =>
    page?.items.find((place) => place.room === room);
  const { data } = api.useQuery(
    'get',
    '/PlatoPatientList',
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (inRoom(state.data)?.isMine === false ? untilAttendedMs : false),
    },
  );
  return inRoom(data);
}

/** Returns the doctor's ended consultations whose note is a draft, newest first. */
export function useUnfinishedNotes() {
  return api.useQuery('get', '/consultations', { params: { query: { unfinished: true } } }, { staleTime: 0 });
}

/** Returns a consultation of the doctor with the patient's registration. Every read is recorded, so it does not refetch by itself. */
export function useConsultation(id: string) {
  return api.useQuery(
    'get',
    '/consultations/{id}',
    { params: { path: { id } } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
}

/** Confirms the identity, marks a no-show, notes a consent, or adds to a finished note. */
export function useChangeConsultation(id: string) {
  const mutation = api.useMutation('patch', '/consultations/{id}', {
    onSuccess: () => invalidate('consultation'),
  });
  const change = (body: {
    identityConfirmed?: boolean;
    noShow?: boolean;
    hasConsented?: true;
    addendum?: string;
  }) => mutation.mutate({ params: { path: { id } }, body });
  return { ...mutation, change };
}

const patientsPageSize = 20;

/** Returns the patients whose records the doctor may open, filtered by a part of the name, in pages. */
export function usePatients(name: string) {
  return api.useInfiniteQuery(
    'get',
    '/patients',
    { params: { query: { limit: patientsPageSize, ...(name && { s: name }) } } },
    // Another patient may have joined the queue since.
    { ...pageByPage, staleTime: 0 },
  );
}

/** Returns the record of a patient. The patient sees every request, so it is not refetched automatically. */
export function usePatientRecord(id: string, isOpen = true) {
  return api.useQuery(
    'get',
    '/patients/{id}',
    { params: { path: { id } } },
    {
      enabled: isOpen && id !== '',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
}
