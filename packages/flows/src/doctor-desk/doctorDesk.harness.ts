import { createActor, SimulatedClock } from 'xstate';
import { scriptedPromise, startHarness } from '../testing/index.ts';
import { provideOnSharedNodes } from '../testing/provide.ts';
import { doctorDeskMachine } from './doctorDesk.machine.ts';
import type { Availability, DeskPatient, DeskPlace, DoctorDeskInput } from './doctorDesk.types.ts';

/** Returns a waiting patient for tests. */
export const waitingPatient = (uuid: string): DeskPatient => ({
  uuid,
  fullName: `Patient ${uuid}`,
  nricMasked: '•••••567D',
  status: 'waiting',
  room: `room-of-${uuid}`,
  checkedInAt: '2026-01-01T02:00:00.000Z',
  patientUuid: `owner-of-${uuid}`,
  isMine: false,
  noShowFrom: null,
  devices: null,
  urgency: 'routine',
  triage: null,
  fileCount: 0,
});

/** Returns a patient in a call with this doctor. */
export const calledPatient = (uuid: string): DeskPatient => ({
  ...waitingPatient(uuid),
  status: 'in_call',
  isMine: true,
  noShowFrom: '2026-01-01T02:03:00.000Z',
});

/** Returns a patient in a call with another doctor. */
export const takenPatient = (uuid: string): DeskPatient => ({ ...waitingPatient(uuid), status: 'in_call' });

/** Starts a real desk actor with scripted actors and a simulated clock. The test keeps `server` up to date. */
export function startDesk(input: DoctorDeskInput = {}) {
  const clock = new SimulatedClock();
  const fakes = {
    availability: scriptedPromise<Availability>(),
    saveAvailability: scriptedPromise<Availability, Availability>(),
    patients: scriptedPromise<readonly DeskPatient[]>(),
    markNoShow: scriptedPromise<void, DeskPlace>(),
  };
  const machine = provideOnSharedNodes(doctorDeskMachine, {
    actors: {
      availability: fakes.availability.logic,
      saveAvailability: fakes.saveAvailability.logic,
      patients: fakes.patients.logic,
      markNoShow: fakes.markNoShow.logic,
    },
  });
  const server: { isAvailable: boolean | null } = { isAvailable: null };
  return {
    ...startHarness(createActor(machine, { input, clock }), Object.values(fakes)),
    clock,
    fakes,
    server,
  };
}

/** Result of `startDesk`. */
export type DeskHarness = ReturnType<typeof startDesk>;
