import { createActor, SimulatedClock } from 'xstate';
import type { VisitAnswers } from '../shared/visit.ts';
import { scriptedPromise, startHarness } from '../testing/index.ts';
import { provideOnSharedNodes } from '../testing/provide.ts';
import { queueMachine } from './queue.machine.ts';
import type { QueueAnswer, QueueInput, QueuePatientKey, QueueRegistration } from './queue.types.ts';

/** Identity number for tests: valid format, belongs to nobody. */
export const NRIC = 'S0000001I';

/** Returns a test response with `checkedInCount` patients in the queue, this one last. */
export const place = (checkedInCount: number, room: string | null = 'room-1'): QueueAnswer => ({
  patientFound: true,
  checkedInCount,
  room,
  doctorsOnline: 1,
  position: checkedInCount,
  wait: null,
});

/** Response without a place. */
export const noPlace: QueueAnswer = {
  patientFound: false,
  checkedInCount: 0,
  room: null,
  doctorsOnline: 1,
  position: null,
  wait: null,
};

/** Answers before a visit, for tests. */
export const answers: VisitAnswers = {
  reason: {
    redFlags: [],
    topic: 'follow_up',
    since: null,
    words: '',
    medicinesRight: true,
    allergiesRight: null,
  },
  consent: { version: '2026-01', language: 'en' },
};

/** Registration for tests. */
export const registration: QueueRegistration = {
  language: 'en',
  name: 'Nobody',
  gender: 'Other',
  ic_type: 'NRIC',
  nric: NRIC,
  mobile: '9000 0000',
  date_of_birth: '1964-03-27',
  'terms-checkbox': true,
};

/** Starts a real queue actor with scripted actors and a simulated clock. The test keeps `latest` up to date. */
export function startQueue(input: QueueInput) {
  const clock = new SimulatedClock();
  const fakes = {
    tell: scriptedPromise<void, VisitAnswers>(),
    lookup: scriptedPromise<QueueAnswer, QueuePatientKey>(),
    status: scriptedPromise<QueueAnswer, QueuePatientKey>(),
    leave: scriptedPromise<void>(),
    register: scriptedPromise<void, QueueRegistration>(),
  };
  const machine = provideOnSharedNodes(queueMachine, {
    actors: {
      tell: fakes.tell.logic,
      lookup: fakes.lookup.logic,
      status: fakes.status.logic,
      leave: fakes.leave.logic,
      register: fakes.register.logic,
    },
  });
  const seen: { latestCount: number | null; registrations: number } = { latestCount: null, registrations: 0 };
  return {
    ...startHarness(createActor(machine, { input, clock }), Object.values(fakes)),
    clock,
    fakes,
    seen,
  };
}

/** Result of `startQueue`. */
export type QueueHarness = ReturnType<typeof startQueue>;
