import { Suspense } from 'react';
import { lazyPart } from '../lib/lazyPart.ts';
import { useOwnQueue } from '../shared/consultations/api.ts';

/** Loaded lazily: only patients in the queue need pushes on every page. */
const PlaceInQueue = lazyPart(
  async () => (await import('../features/telehealth/PlaceInQueue.tsx')).PlaceInQueue,
);

/** Shows a waiting patient's place in the queue on every page, and calls them when the doctor is ready. */
export function PatientCall() {
  const queue = useOwnQueue().data;
  if (!queue?.place) return null;
  return (
    <Suspense>
      <PlaceInQueue queue={queue} place={queue.place} />
    </Suspense>
  );
}
