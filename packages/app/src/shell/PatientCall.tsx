import { Suspense } from 'react';
import { lazyPart } from '../lib/lazyPart.ts';
import { useOwnQueue } from '../shared/consultations/api.ts';

/** Loaded lazily: only patients in the queue need pushes on every page. */
const CalledPatient = lazyPart(
  async () => (await import('../features/telehealth/CalledPatient.tsx')).CalledPatient,
);

/** Follows the patient's place in the queue on every page, and calls them when the doctor is ready. */
export function PatientCall() {
  const place = useOwnQueue().data?.place;
  if (!place) return null;
  return (
    <Suspense>
      <CalledPatient place={place} />
    </Suspense>
  );
}
