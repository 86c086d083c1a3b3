// The patient's queue and the doctor's desk over the real calls.

import type { QueueStatus } from '@vitalane/contract';
import {
  type Availability,
  type DeskPatient,
  type DeskPlace,
  doctorDeskMachine,
} from '@vitalane/flows/doctor-desk';
import {
  type QueueAnswer,
  type QueuePatientKey,
  type QueueRegistration,
  queueMachine,
} from '@vitalane/flows/queue';
import { fromPromise } from 'xstate';
import { answerOf } from '../api/answer.ts';
import { invalidate } from '../api/changes.ts';
import { createIdempotencyKeys } from '../api/idempotency.ts';
import { client } from '../session/session.ts';
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

/** Registers with the clinic. Sending the same registration again after a lost answer does not register twice. */
async function register(body: QueueRegistration, signal: AbortSignal): Promise<void> {
  const header = { 'Idempotency-Key': registrationKeys.keyFor(body) };
  await answerOf(client.POST('/register-new-patient', { body, params: { header }, signal }));
  registrationKeys.settled(body);
  // The profile now holds the identity number.
  void invalidate('profile');
}

/** A patient's place in the queue. */
export const liveQueueMachine = queueMachine.provide({
  actors: {
    lookup: fromPromise<QueueAnswer, QueuePatientKey>(async ({ input, signal }) =>
      toAnswer(
        await answerOf(client.GET('/join-queue-plato', { ...forPatient(input), signal }), lookupError),
      ),
    ),
    status: fromPromise<QueueAnswer, QueuePatientKey>(async ({ input, signal }) =>
      toAnswer(await answerOf(client.GET('/queuePlato', { ...forPatient(input), signal }))),
    ),
    leave: fromPromise<void>(async ({ signal }) => {
      await answerOf(client.DELETE('/queue', { signal }));
    }),
    register: fromPromise<void, QueueRegistration>(({ input, signal }) => register(input, signal)),
  },
});

/** The doctor's desk. */
export const liveDoctorDeskMachine = doctorDeskMachine.provide({
  actors: {
    availability: fromPromise<Availability>(({ signal }) =>
      answerOf(client.GET('/check-doctor-availability', { signal })),
    ),
    saveAvailability: fromPromise<Availability, Availability>(({ input, signal }) =>
      answerOf(client.PATCH('/update-doctor-availability', { body: input, signal })),
    ),
    patients: fromPromise<readonly DeskPatient[]>(async ({ signal }) => {
      const { items } = await answerOf(client.GET('/PlatoPatientList', { signal }));
      return items;
    }),
    markNoShow: fromPromise<void, DeskPlace>(async ({ input: { uuid }, signal }) => {
      const params = { path: { id: uuid } };
      await answerOf(client.PATCH('/consultations/{id}', { params, body: { noShow: true }, signal }));
    }),
  },
});

const jitterShare = 0.4;

/** Returns a share of the poll interval, drawn once, so that many pages do not ask at the same moment. */
export function drawJitter(): number {
  return (Math.random() - 0.5) * jitterShare;
}
