import { doctorDeskSetup } from './doctorDesk.setup.ts';

/**
 * Machine of the doctor's desk: availability and waiting patients.
 *
 * The app provides the actors `availability`, `saveAvailability`, `patients` and `markNoShow`. A failed save restores
 * the last value of the server; a failed reload keeps the list.
 */
export const doctorDeskMachine = doctorDeskSetup.createMachine({
  id: 'doctorDesk',
  type: 'parallel',
  context: ({ input }) => ({
    isAvailable: null,
    wanted: null,
    patients: [],
    marking: null,
    isHidden: input.isHidden ?? false,
    failures: 0,
    jitter: input.jitter ?? 0,
  }),
  on: {
    'page.hidden': { actions: { type: 'setHidden', params: { isHidden: true } } },
    'page.visible': { actions: { type: 'setHidden', params: { isHidden: false } } },
    'patient.open': {
      guard: { type: 'isListed', params: ({ event }) => event },
      actions: { type: 'goToRoom', params: ({ event }) => event },
    },
    'patient.next': { guard: 'hasNext', actions: 'goToNext' },
  },
  states: {
    availability: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'availability',
            src: 'availability',
            onDone: {
              target: 'route',
              actions: { type: 'keepAvailability', params: ({ event }) => event },
            },
            onError: 'failed',
          },
        },
        route: { always: [{ guard: 'isAvailable', target: 'known.available' }, { target: 'known' }] },
        known: {
          initial: 'unavailable',
          on: {
            'availability.set': {
              guard: { type: 'changes', params: ({ event }) => event },
              target: 'saving',
              actions: { type: 'want', params: ({ event }) => event },
            },
          },
          states: { available: {}, unavailable: {} },
        },
        saving: {
          invoke: {
            id: 'saveAvailability',
            src: 'saveAvailability',
            input: ({ context }) => ({ isAvailable: context.wanted === true }),
            onDone: {
              target: 'route',
              actions: { type: 'keepAvailability', params: ({ event }) => event },
            },
            onError: {
              target: 'route',
              actions: ['rollBack', { type: 'toastUnsaved', params: ({ event }) => event }],
            },
          },
        },
        failed: {
          on: {
            'availability.retry': 'loading',
            'queue.pushed': 'loading',
            'net.online': 'loading',
            'page.visible': {
              target: 'loading',
              actions: { type: 'setHidden', params: { isHidden: false } },
            },
          },
          after: { poll: 'loading' },
        },
      },
    },
    attendance: {
      initial: 'settled',
      states: {
        settled: {
          on: {
            'patient.noShow': {
              guard: { type: 'isInMyCall', params: ({ event }) => event },
              target: 'marking',
              actions: { type: 'mark', params: ({ event }) => event },
            },
          },
        },
        marking: {
          invoke: {
            id: 'markNoShow',
            src: 'markNoShow',
            input: ({ context }) => ({ uuid: context.marking ?? '' }),
            // The server's push will contain the current list; the row is removed at once.
            onDone: { target: 'settled', actions: 'removeMarked' },
            onError: {
              target: 'settled',
              actions: ['clearMark', { type: 'toastUnmarked', params: ({ event }) => event }],
            },
          },
        },
      },
    },
    patients: {
      initial: 'loading',
      states: {
        loading: {
          // After a push, the pending response may be outdated.
          on: { 'queue.pushed': { target: 'loading', reenter: true } },
          invoke: {
            id: 'patients',
            src: 'patients',
            onDone: { target: 'ready', actions: { type: 'keepPatients', params: ({ event }) => event } },
            onError: { target: 'failed', actions: 'countFailure' },
          },
        },
        ready: {
          on: {
            'queue.pushed': 'refreshing',
            'patients.reload': 'refreshing',
            'net.online': 'refreshing',
            'page.visible': {
              target: 'refreshing',
              actions: { type: 'setHidden', params: { isHidden: false } },
            },
          },
          after: { poll: 'refreshing' },
        },
        refreshing: {
          on: { 'queue.pushed': { target: 'refreshing', reenter: true } },
          invoke: {
            id: 'refresh',
            src: 'patients',
            onDone: [
              {
                guard: { type: 'hasArrival', params: ({ event }) => event },
                target: 'ready',
                actions: [{ type: 'keepPatients', params: ({ event }) => event }, 'ringBell'],
              },
              { target: 'ready', actions: { type: 'keepPatients', params: ({ event }) => event } },
            ],
            onError: { target: 'ready', actions: 'countFailure' },
          },
        },
        failed: {
          on: {
            'patients.reload': 'loading',
            'queue.pushed': 'loading',
            'net.online': 'loading',
            'page.visible': {
              target: 'loading',
              actions: { type: 'setHidden', params: { isHidden: false } },
            },
          },
          after: { poll: 'loading' },
        },
      },
    },
  },
});
