import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { missingActor } from '../shared/missing.ts';
import type { SyncContext, SyncEffect, SyncEvent, SyncRound, SyncSession } from './sync.types.ts';

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 15_000;

/** Setup of the sync machine: the actor to provide, actions, guards and delays by name. */
export const syncSetup = setup({
  types: {
    context: {} as SyncContext,
    events: {} as SyncEvent,
    emitted: {} as SyncEffect,
  },
  actors: {
    sendWaiting: fromPromise<SyncRound, { owner: string }>(missingActor('sendWaiting')),
  },
  actions: {
    keepSession: assign((_, { owner, epoch }: SyncSession) => ({
      owner,
      epoch,
      own: [],
      isBehind: false,
      tries: 0,
    })),
    keepEpoch: assign((_, { epoch }: SyncSession) => ({ epoch })),
    tellChanged: emit({ type: 'queueChanged' }),
    keepOwn: assign(({ context }, { id }: { id: string }) => ({ own: [...context.own, id] })),
    forgetOwn: assign({ own: [] }),
    fallBehind: assign({ isBehind: true }),
    catchUp: assign({ isBehind: false }),
    forgetTries: assign({ tries: 0 }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    tell: enqueueActions(({ context, enqueue }, { outcomes }: Pick<SyncRound, 'outcomes'>) => {
      const count = (outcome: string, isOwnToo: boolean) =>
        [...outcomes].filter(([id, kind]) => kind === outcome && (isOwnToo || !context.own.includes(id)))
          .length;
      if (count('stored', true) > 0) {
        enqueue.assign({ tries: 0 });
        enqueue.emit({ type: 'itemsStored' });
      }
      const [stored, refused] = [count('stored', false), count('refused', false)];
      if (stored + refused > 0) enqueue.emit({ type: 'itemsSettled', stored, refused });
      if (context.own.length === 0) enqueue.emit({ type: 'queueChanged' });
    }),
  },
  guards: {
    isNobody: (_, { owner }: SyncSession) => owner === null,
    isOther: ({ context }, { owner }: SyncSession) => owner !== context.owner,
    isRenewed: ({ context }, { epoch }: SyncSession) => epoch !== context.epoch,
    isBehind: ({ context }) => context.isBehind,
    isLeft: (_, { isWaiting }: SyncRound) => isWaiting,
  },
  delays: {
    retry: ({ context }) => Math.min(FIRST_RETRY_MS * 2 ** (context.tries - 1), LAST_RETRY_MS),
  },
});
