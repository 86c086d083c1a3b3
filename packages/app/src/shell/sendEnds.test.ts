import type { EndedCall, EndedCallStore } from '@vitalane/flows/browser';
import type { Outcome } from '@vitalane/flows/outbox';
import { expect, it, vi } from 'vitest';
import { sendEnds } from './sendEnds.ts';

/** Creates a store with one end of each of two accounts, and a server with one answer. */
function setUp(outcome: Outcome['kind']) {
  let calls: readonly EndedCall[] = [
    { owner: null, roomId: 'of the doctor', endedAtMs: 0 },
    { owner: 'mei', roomId: 'r', endedAtMs: 0 },
    { owner: 'ravi', roomId: 'other', endedAtMs: 0 },
  ];
  const store: Pick<EndedCallStore, 'list' | 'forget'> = {
    list: () => calls,
    forget: (roomId) => {
      calls = calls.filter((call) => call.roomId !== roomId);
    },
  };
  const end = vi.fn(async (_roomId: string) => outcome);
  const keptAtRefresh: number[] = [];
  const refresh = async () => keptAtRefresh.push(calls.length);
  return {
    deps: { store, end, refresh },
    end,
    keptAtRefresh,
    rooms: () => calls.map(({ roomId }) => roomId),
  };
}

it.each(['stored', 'refused'] as const)(
  'an end that is %s is forgotten, after the pages know',
  async (outcome) => {
    const { deps, end, keptAtRefresh, rooms } = setUp(outcome);
    expect(await sendEnds('mei', deps)).toEqual({ outcomes: new Map([['r', outcome]]), isWaiting: false });
    expect(end.mock.calls).toEqual([['r']]);
    expect(keptAtRefresh).toEqual([3]);
    expect(rooms()).toEqual(['of the doctor', 'other']);
  },
);

it.each(['unreached', 'rejected'] as const)('an end that is %s is kept and sent again', async (outcome) => {
  const { deps, keptAtRefresh, rooms } = setUp(outcome);
  expect(await sendEnds('mei', deps)).toMatchObject({ isWaiting: true });
  expect(keptAtRefresh).toEqual([]);
  expect(rooms()).toEqual(['of the doctor', 'r', 'other']);
});
