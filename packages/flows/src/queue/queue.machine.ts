import { answersIn, patientKey, queueSetup, registrationIn } from './queue.setup.ts';

/**
 * Machine of a patient's place in the queue: the answers before the visit, joining, registration of a patient unknown to the
 * clinic, waiting with a refreshed count, leaving.
 *
 * The app provides the actors `tell` (reason and consent), `lookup` (join), `status`, `leave` and `register`. The answers come
 * first, so that nobody waits without them. Responses that arrive after their
 * state was left change nothing.
 */
export const queueMachine = queueSetup.createMachine({
  id: 'queue',
  context: ({ input }) => ({
    nric: input.nric,
    room: input.room ?? null,
    count: null,
    position: null,
    wait: null,
    doctorsOnline: null,
    isStale: false,
    isHidden: input.isHidden ?? false,
    failures: 0,
    jitter: input.jitter ?? 0,
    code: null,
    isRegistered: false,
    refusal: null,
  }),
  initial: 'booting',
  on: {
    'page.hidden': { actions: { type: 'setHidden', params: { isHidden: true } } },
    'page.visible': { actions: { type: 'setHidden', params: { isHidden: false } } },
  },
  states: {
    booting: { always: [{ guard: 'hasRoom', target: 'waiting.polling' }, { target: 'outside' }] },
    // Joining changes the queue, so it is always an action of the patient and is never retried automatically.
    outside: {
      initial: 'idle',
      on: {
        'queue.join': [
          {
            guard: { type: 'knowsNricAndAnswers', params: ({ event }) => event },
            target: 'telling',
            actions: [
              { type: 'keepNric', params: ({ event }) => event },
              { type: 'setCode', params: { code: null } },
              'forgetRefusal',
            ],
          },
          {
            guard: { type: 'knowsNric', params: ({ event }) => event },
            target: 'lookingUp',
            actions: [
              { type: 'keepNric', params: ({ event }) => event },
              { type: 'setCode', params: { code: null } },
              'forgetRefusal',
            ],
          },
          { actions: { type: 'setCode', params: { code: 'nric-missing' } } },
        ],
        'patient.submit': {
          target: 'registering',
          actions: [
            { type: 'keepNric', params: ({ event }) => event.registration },
            { type: 'setCode', params: { code: null } },
            'forgetRefusal',
          ],
        },
      },
      states: { idle: {}, notRegistered: {}, registrationFailed: {}, failed: {}, notInQueue: {} },
    },
    registering: {
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => registrationIn(event),
        onDone: { target: 'lookingUp', actions: 'markRegistered' },
        onError: {
          target: 'outside.registrationFailed',
          actions: { type: 'keepRefusal', params: ({ event }) => event },
        },
      },
    },
    telling: {
      tags: 'busy',
      invoke: {
        id: 'tell',
        src: 'tell',
        input: ({ event }) => answersIn(event),
        onDone: 'lookingUp',
        onError: {
          target: 'outside.failed',
          actions: { type: 'reportTellFailure', params: ({ event }) => event },
        },
      },
    },
    lookingUp: {
      tags: 'busy',
      invoke: {
        id: 'lookup',
        src: 'lookup',
        input: ({ context }) => patientKey(context),
        onDone: [
          {
            guard: { type: 'hasPlace', params: ({ event }) => event },
            target: 'waiting',
            actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'goToRoom'],
          },
          {
            guard: { type: 'isStillFound', params: ({ event }) => event },
            target: 'outside.failed',
            actions: { type: 'reportLookupFailure', params: { error: null } },
          },
          {
            target: 'outside.notRegistered',
            actions: [{ type: 'setCode', params: { code: 'not-registered' } }, 'goToRegistration'],
          },
        ],
        onError: [
          {
            guard: { type: 'isUnknownPatient', params: ({ event }) => event },
            target: 'outside.notRegistered',
            actions: [{ type: 'setCode', params: { code: 'not-registered' } }, 'goToRegistration'],
          },
          {
            target: 'outside.failed',
            actions: { type: 'reportLookupFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    waiting: {
      tags: 'inQueue',
      initial: 'resting',
      on: {
        // Restarts a pending request: its response may be older than the announced change.
        'queue.pushed': '.polling',
        'queue.leave': 'leaving',
        'call.joined': 'inCall',
      },
      after: { staleAfter: { actions: 'markStale' } },
      states: {
        resting: {
          on: {
            'page.visible': {
              target: 'polling',
              actions: { type: 'setHidden', params: { isHidden: false } },
            },
            'net.online': 'polling',
            // Requests of hundreds of patients after each push would overload the server with data that the push contains.
            'queue.pushed': [
              {
                guard: { type: 'hasCounts', params: ({ event }) => event },
                target: '#queue.waiting',
                reenter: true,
                actions: { type: 'keepCounts', params: ({ event }) => event },
              },
              { target: 'polling' },
            ],
          },
          after: { poll: 'polling' },
        },
        polling: {
          invoke: {
            id: 'status',
            src: 'status',
            input: ({ context }) => patientKey(context),
            onDone: [
              {
                // Re-enters the state to restart the timer of outdated data.
                guard: { type: 'isStillFound', params: ({ event }) => event },
                target: '#queue.waiting',
                reenter: true,
                actions: { type: 'keepAnswer', params: ({ event }) => event },
              },
              {
                target: '#queue.outside.notInQueue',
                actions: ['forgetPlace', { type: 'setCode', params: { code: 'not-in-queue' } }],
              },
            ],
            onError: { target: 'resting', actions: 'countFailure' },
          },
        },
      },
    },
    leaving: {
      tags: ['inQueue', 'busy'],
      invoke: {
        id: 'leave',
        src: 'leave',
        onDone: { target: 'outside', actions: ['forgetPlace', 'goToConsultation'] },
        onError: { target: 'waiting', actions: { type: 'toastLeaveFailure', params: ({ event }) => event } },
      },
    },
    inCall: { on: { 'call.ended': { target: 'outside', actions: 'forgetPlace' } } },
  },
});
