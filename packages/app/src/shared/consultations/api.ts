import { useQuery } from '@tanstack/react-query';
import type { ConsultationPage, OwnQueue } from '@vitalane/contract';
import { useCallback } from 'react';
import { api } from '../../api/client.ts';
import { refetched } from '../../lib/stores.ts';
import { useEndedRooms } from './endedCalls.ts';
import { withEnds, withoutEndedPlace } from './withoutEnded.ts';

// A call may have ended since the last request.
export const consultationsQuery = () => api.queryOptions('get', '/consultations', {}, refetched);

/** Returns the consultations of the signed-in account, newest first. One that has not ended includes its room. */
export function useConsultations() {
  const ended = useEndedRooms();
  const select = useCallback((page: ConsultationPage) => withEnds(page, ended), [ended]);
  return useQuery({ ...consultationsQuery(), select });
}

const queueEveryMs = 15_000;

/** Returns the queue as staff see it. */
export function useWaitingPatients() {
  return api.useQuery('get', '/PlatoPatientList', {}, { refetchInterval: queueEveryMs });
}

const placeEveryMs = 20_000;

export const ownQueueQuery = () => api.queryOptions('get', '/queue', {}, refetched);

/** Returns the patient's own place in the queue and the state of the queue. */
export function useOwnQueue() {
  const ended = useEndedRooms();
  const select = useCallback((queue: OwnQueue) => withoutEndedPlace(queue, ended), [ended]);
  return useQuery({ ...ownQueueQuery(), refetchInterval: placeEveryMs, select });
}
