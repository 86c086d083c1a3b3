import { assertEvent, assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { codeOf, fieldsOf, messageOf } from '../shared/errors.ts';
import { missingActor } from '../shared/missing.ts';
import { pollDelayMs } from '../shared/poll.ts';
import type { VisitAnswers } from '../shared/visit.ts';
import type {
  QueueAnswer,
  QueueCode,
  QueueContext,
  QueueCounts,
  QueueEffect,
  QueueEvent,
  QueueInput,
  QueuePatientKey,
  QueueRegistration,
  QueueTag,
} from './queue.types.ts';

/** Age of the last response after which the data count as outdated. */
const STALE_AFTER_MS = 45_000;

/** Events of actors that have failed or completed. */
interface Failure {
  error: unknown;
}
interface Answered {
  output: QueueAnswer;
}

/** Push of the server. */
interface Pushed {
  counts?: QueueCounts | null;
}

/** Code of a lookup that finds no patient. */
const PATIENT_NOT_FOUND = 'patient_not_found';

/** Code of a consent to another text than the present one. */
const CONSENT_OUTDATED = 'consent_outdated';

function tellFailure(error: unknown): QueueCode {
  const code = codeOf(error);
  if (code === 'network-request-failed') return 'offline';
  return code === CONSENT_OUTDATED ? 'consent-outdated' : 'answers-not-kept';
}

function lookupFailure(error: unknown): QueueCode {
  return codeOf(error) === 'network-request-failed' ? 'offline' : 'records-not-found';
}

/** Setup of the patient's queue machine: actors to provide, actions, guards and delays by name. */
export const queueSetup = setup({
  types: {
    input: {} as QueueInput,
    context: {} as QueueContext,
    events: {} as QueueEvent,
    emitted: {} as QueueEffect,
    tags: {} as QueueTag,
  },
  actors: {
    tell: fromPromise<void, VisitAnswers>(missingActor('tell')),
    lookup: fromPromise<QueueAnswer, QueuePatientKey>(missingActor('lookup')),
    status: fromPromise<QueueAnswer, QueuePatientKey>(missingActor('status')),
    leave: fromPromise<void>(missingActor('leave')),
    register: fromPromise<void, QueueRegistration>(missingActor('register')),
  },
  actions: {
    keepNric: assign(({ context }, params: { nric?: string }) => ({ nric: params.nric ?? context.nric })),
    keepAnswer: assign(({ context }, { output }: Answered) => ({
      room: output.room ?? context.room,
      count: output.checkedInCount,
      position: output.position,
      wait: output.wait,
      doctorsOnline: output.doctorsOnline,
      isStale: false,
      failures: 0,
      code: null,
    })),
    keepCounts: assign((_, { counts }: Pushed) => ({
      count: counts?.checkedInCount,
      position: counts?.position,
      wait: counts?.wait,
      doctorsOnline: counts?.doctorsOnline,
      isStale: false,
      failures: 0,
    })),
    forgetPlace: assign({
      room: null,
      count: null,
      position: null,
      wait: null,
      doctorsOnline: null,
      isStale: false,
      failures: 0,
    }),
    setCode: assign((_, params: { code: QueueCode | null }) => params),
    keepRefusal: assign((_, { error }: Failure) => ({
      refusal: { message: messageOf(error), fields: fieldsOf(error) },
    })),
    markRegistered: assign({ isRegistered: true }),
    forgetRefusal: assign({ refusal: null }),
    setHidden: assign((_, params: { isHidden: boolean }) => params),
    markStale: assign({ isStale: true }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    reportTellFailure: enqueueActions(({ enqueue }, { error }: Failure) => {
      const code = tellFailure(error);
      enqueue.assign({ code });
      enqueue.emit({ type: 'toast', kind: 'error', code });
    }),
    reportLookupFailure: enqueueActions(({ enqueue }, { error }: Failure) => {
      const code = lookupFailure(error);
      enqueue.assign({ code });
      enqueue.emit({ type: 'toast', kind: 'error', code });
    }),
    goToRoom: emit(({ context }) => ({
      type: 'navigate' as const,
      to: 'room' as const,
      roomId: context.room ?? '',
    })),
    goToRegistration: emit({ type: 'navigate', to: 'registration' }),
    goToConsultation: emit({ type: 'navigate', to: 'consultations' }),
    toastLeaveFailure: emit((_, { error }: Failure) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      code: 'leave-failed' as const,
      message: messageOf(error),
    })),
  },
  guards: {
    hasRoom: ({ context }) => context.room !== null && context.nric !== null,
    knowsNric: ({ context }, { nric }: { nric?: string }) => Boolean(nric ?? context.nric),
    knowsNricAndAnswers: ({ context }, { nric, answers }: { nric?: string; answers?: VisitAnswers }) =>
      Boolean(answers && (nric ?? context.nric)),
    hasPlace: (_, { output }: Answered) => output.patientFound && output.room !== null,
    isStillFound: (_, { output }: Answered) => output.patientFound,
    hasCounts: (_, { counts }: Pushed) => Boolean(counts),
    isUnknownPatient: (_, { error }: Failure) => codeOf(error) === PATIENT_NOT_FOUND,
  },
  delays: {
    poll: ({ context }) => pollDelayMs(context),
    staleAfter: STALE_AFTER_MS,
  },
});

/** Returns the identity number of a request; its states are only reached with one. */
export function patientKey({ nric }: QueueContext): QueuePatientKey {
  if (!nric) throw new Error('the identity number is not known');
  return { nric };
}

/** Returns the answers of a request; its state is only entered with them. */
export function answersIn(event: QueueEvent): VisitAnswers {
  assertEvent(event, 'queue.join');
  if (!event.answers) throw new Error('the answers before the visit are not known');
  return event.answers;
}

/** Returns the registration of a request; its state is only entered with one. */
export function registrationIn(event: QueueEvent): QueueRegistration {
  assertEvent(event, 'patient.submit');
  return event.registration;
}
