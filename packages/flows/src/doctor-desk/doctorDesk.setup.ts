import { assign, emit, fromPromise, setup } from 'xstate';
import { messageOf } from '../shared/errors.ts';
import { missingActor } from '../shared/missing.ts';
import { pollDelayMs } from '../shared/poll.ts';
import type {
  Availability,
  DeskPatient,
  DeskPlace,
  DoctorDeskContext,
  DoctorDeskEffect,
  DoctorDeskEvent,
  DoctorDeskInput,
} from './doctorDesk.types.ts';

/** Events of actors that have failed or completed. */
interface Failure {
  error: unknown;
}
interface Listed {
  output: readonly DeskPatient[];
}
interface Answered {
  output: Availability;
}

/** Returns the room of a patient. Excludes calls of other doctors. */
const roomOf = ({ patients }: DoctorDeskContext, uuid: string) =>
  patients.find((patient) => patient.uuid === uuid && (patient.status === 'waiting' || patient.isMine))?.room;

const nextOf = ({ patients }: DoctorDeskContext) => patients.find(({ status }) => status === 'waiting');

// The guards of both transitions have found the room.
const toRoom = (roomId = '') => ({ type: 'navigate' as const, to: 'room' as const, roomId });

/** Setup of the doctor's desk machine: actors to provide, actions, guards and delays by name. */
export const doctorDeskSetup = setup({
  types: {
    input: {} as DoctorDeskInput,
    context: {} as DoctorDeskContext,
    events: {} as DoctorDeskEvent,
    emitted: {} as DoctorDeskEffect,
  },
  actors: {
    availability: fromPromise<Availability>(missingActor('availability')),
    saveAvailability: fromPromise<Availability, Availability>(missingActor('saveAvailability')),
    patients: fromPromise<readonly DeskPatient[]>(missingActor('patients')),
    markNoShow: fromPromise<void, DeskPlace>(missingActor('markNoShow')),
  },
  actions: {
    keepAvailability: assign((_, { output }: Answered) => ({
      isAvailable: output.isAvailable,
      wanted: null,
    })),
    want: assign((_, { isAvailable }: Availability) => ({ wanted: isAvailable })),
    rollBack: assign({ wanted: null }),
    keepPatients: assign((_, { output }: Listed) => ({ patients: output, failures: 0 })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    setHidden: assign((_, params: { isHidden: boolean }) => params),
    ringBell: emit({ type: 'sound', name: 'bell' }),
    mark: assign((_, { uuid }: DeskPlace) => ({ marking: uuid })),
    clearMark: assign({ marking: null }),
    removeMarked: assign(({ context }) => ({
      patients: context.patients.filter(({ uuid }) => uuid !== context.marking),
      marking: null,
    })),
    toastUnmarked: emit((_, { error }: Failure) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      code: 'no-show-failed' as const,
      message: messageOf(error),
    })),
    goToNext: emit(({ context }) => toRoom(nextOf(context)?.room)),
    goToRoom: emit(({ context }, { uuid }: { uuid: string }) => toRoom(roomOf(context, uuid))),
    toastUnsaved: emit((_, { error }: Failure) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      code: 'availability-unsaved' as const,
      message: messageOf(error),
    })),
  },
  guards: {
    isAvailable: ({ context }) => context.isAvailable === true,
    changes: ({ context }, { isAvailable }: Availability) => isAvailable !== context.isAvailable,
    isListed: ({ context }, { uuid }: { uuid: string }) => roomOf(context, uuid) !== undefined,
    isInMyCall: ({ context }, { uuid }: DeskPlace) =>
      context.patients.some((patient) => patient.uuid === uuid && patient.isMine),
    hasNext: ({ context }) => nextOf(context) !== undefined,
    hasArrival: ({ context }, { output }: Listed) =>
      output.some(({ uuid }) => context.patients.every((known) => known.uuid !== uuid)),
  },
  delays: { poll: ({ context }) => pollDelayMs(context) },
});
