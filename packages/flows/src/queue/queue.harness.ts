import { createActor, SimulatedClock } from 'xstate';
import { scriptedPromise, startHarness } from '../testing/index.ts';
import { provideOnSharedNodes } from '../testing/provide.ts';
import { queueMachine } from './queue.machine.ts';
import type { QueueAnswer, QueueInput, QueuePatientKey, QueueRegistration } from './queue.types.ts';

/** An identity number for tests; it has the form of one and belongs to nobody. */
export const NRIC = 'S0000001I';

/** Returns an answer for tests that says there are `checkedInCount` patients in the queue, this one the last. */
export const place = (checkedInCount: number, room: string | null = 'room-1'): QueueAnswer => ({
  patientFound: true,
  checkedInCount,
  room,
  doctorsOnline: 1,
  position: checkedInCount,
  wait: null,
});

/** The answer for someone without a place. */
export const noPlace: QueueAnswer = {
  patientFound: false,
  checkedInCount: 0,
  room: null,
  doctorsOnline: 1,
  position: null,
  wait: null,
};

/** A registration for tests, by nobody. */
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

/** Creates a real queue actor with scripted actors and a simulated clock. `latest` is for the test to keep. */
export function startQueue(input: QueueInput) {
  const clock = new SimulatedClock();
  const fakes = {
    lookup: scriptedPromise<QueueAnswer, QueuePatientKey>(),
    status: scriptedPromise<QueueAnswer, QueuePatientKey>(),
    leave: scriptedPromise<void>(),
    register: scriptedPromise<void, QueueRegistration>(),
  };
  const machine = provideOnSharedNodes(queueMachine, {
    actors: {
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

/** What `startQueue` gives. */
export type QueueHarness = ReturnType<typeof startQueue>;
