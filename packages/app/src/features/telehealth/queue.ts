import type { QueueStatus } from '@vitalane/contract';
import {
  type QueueAnswer,
  type QueuePatientKey,
  type QueueRegistration,
  queueMachine,
} from '@vitalane/flows/queue';
import { fromPromise } from 'xstate';
import { invalidate } from '../../api/changes.ts';
import { responseData } from '../../lib/answer.ts';
import { createIdempotencyKeys } from '../../lib/idempotency.ts';
import { client } from '../../session/session.ts';
import { lookupError } from './lookupError.ts';

function toAnswer({
  patient_found,
  checked_in_count,
  room,
  doctors_online,
  position,
  wait,
}: QueueStatus): QueueAnswer {
  return {
    patientFound: patient_found,
    checkedInCount: checked_in_count,
    room,
    doctorsOnline: doctors_online,
    position,
    wait,
  };
}

const forPatient = ({ nric }: QueuePatientKey) => ({ params: { query: { nric, json: 'true' as const } } });

const registrationKeys = createIdempotencyKeys();

/** Registers with the clinic. A repeated request after a lost response registers once. */
async function register(body: QueueRegistration, signal: AbortSignal): Promise<void> {
  const header = { 'Idempotency-Key': registrationKeys.keyFor(body) };
  await responseData(client.POST('/register-new-patient', { body, params: { header }, signal }));
  registrationKeys.settled(body);
  // The profile now contains the identity number.
  void invalidate('profile');
}

/** Joins the queue. */
async function join(patient: QueuePatientKey, signal: AbortSignal): Promise<QueueAnswer> {
  const answer = toAnswer(
    await responseData(client.GET('/join-queue-plato', { ...forPatient(patient), signal }), lookupError),
  );
  // The cached place may be younger than its stale time. The location of the patient waits for it.
  void invalidate('ownPlace');
  return answer;
}

/** Place of a patient in the queue with the real API; `QueueActor` adds telling the answers before the visit. */
export const liveQueueMachine = queueMachine.provide({
  actors: {
    lookup: fromPromise<QueueAnswer, QueuePatientKey>(({ input, signal }) => join(input, signal)),
    status: fromPromise<QueueAnswer, QueuePatientKey>(async ({ input, signal }) =>
      toAnswer(await responseData(client.GET('/queuePlato', { ...forPatient(input), signal }))),
    ),
    leave: fromPromise<void>(async ({ signal }) => {
      await responseData(client.DELETE('/queue', { signal }));
    }),
    register: fromPromise<void, QueueRegistration>(({ input, signal }) => register(input, signal)),
  },
});
