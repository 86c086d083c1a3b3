import { raise } from 'xstate';
import { syncSetup } from './sync.setup.ts';

/**
 * Sends the outbox whenever that may have become possible: after sign-in, with a new item, after sleep or back
 * online. Retries with backoff.
 *
 * The app provides the actor `sendWaiting`: one round of sending, which never rejects. An item that is added during a
 * round may miss it, so another round follows.
 */
export const syncMachine = syncSetup.createMachine({
  id: 'sync',
  context: { owner: null, epoch: 0, own: [], isBehind: false, tries: 0 },
  initial: 'signedOut',
  on: {
    'session.changed': [
      {
        guard: { type: 'isNobody', params: ({ event }) => event },
        target: '.signedOut',
        actions: [{ type: 'keepSession', params: ({ event }) => event }, 'tellChanged'],
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.sending',
        reenter: true,
        actions: [{ type: 'keepSession', params: ({ event }) => event }, 'tellChanged'],
      },
      {
        guard: { type: 'isRenewed', params: ({ event }) => event },
        actions: [{ type: 'keepEpoch', params: ({ event }) => event }, raise({ type: 'sync.wake' })],
      },
    ],
  },
  states: {
    signedOut: {},
    sending: {
      entry: 'catchUp',
      on: {
        'sync.wake': { actions: ['forgetTries', 'fallBehind'] },
        'item.added': { actions: [{ type: 'keepOwn', params: ({ event }) => event }, 'fallBehind'] },
      },
      invoke: {
        id: 'sendWaiting',
        src: 'sendWaiting',
        input: ({ context }) => ({ owner: context.owner ?? '' }),
        onDone: [
          {
            guard: 'isBehind',
            target: 'sending',
            reenter: true,
            actions: { type: 'tell', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isLeft', params: ({ event }) => event.output },
            target: 'waiting',
            actions: [{ type: 'tell', params: ({ event }) => event.output }, 'forgetOwn'],
          },
          { target: 'idle', actions: [{ type: 'tell', params: ({ event }) => event.output }, 'forgetOwn'] },
        ],
      },
    },
    waiting: {
      entry: 'countTry',
      on: {
        'sync.wake': { target: 'sending', actions: 'forgetTries' },
        'item.added': { target: 'sending', actions: { type: 'keepOwn', params: ({ event }) => event } },
      },
      after: { retry: 'sending' },
    },
    idle: {
      on: {
        'sync.wake': { target: 'sending', actions: 'forgetTries' },
        'item.added': { target: 'sending', actions: { type: 'keepOwn', params: ({ event }) => event } },
      },
    },
  },
});
