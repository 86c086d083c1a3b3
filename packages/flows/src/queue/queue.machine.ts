import { patientKey, queueSetup, registrationIn } from './queue.setup.ts';

/**
 * A patient's place in the queue: joining, registering first where the clinic does not know them, waiting with a count
 * that keeps itself fresh, leaving.
 *
 * The app provides the actors `lookup` (join), `status`, `leave` and `register`. Answers that come after their state
 * was left change nothing.
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
    // Joining changes the queue, so it is always the patient's own act and is never tried again by itself.
    outside: {
      initial: 'idle',
      on: {
        'queue.join': [
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
        // A running question is asked again: its answer may be older than the change that was announced.
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
            // Hundreds who asked after each push would keep the server busy with what the push has told them.
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
                // Entered again, so that the time until it counts as out of date starts again.
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
