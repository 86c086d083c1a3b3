import { expect, test } from 'vitest';
import type { CallDescription, PeerReport } from '../call/call.types.ts';
import { negotiate } from './rtcNegotiation.ts';
import { FakeConnection } from './twin/fakeConnection.ts';

const candidate = { candidate: 'c', sdpMid: '0', sdpMLineIndex: 0 };

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function createSide(lead: 'offer' | 'answer') {
  const reports: PeerReport[] = [];
  const limitsMs: number[] = [];
  let ids = 0;
  const connection = new FakeConnection(() => negotiation.offer());
  const negotiation = negotiate({
    connection,
    input: { lead },
    report: (event) => reports.push(event),
    newOfferId: () => `${lead} ${++ids}`,
    gather: async (limitMs) => {
      limitsMs.push(limitMs);
    },
    prepareAnswer: async () => undefined,
  });
  const sent = () => reports.flatMap((event) => (event.type === 'peer.description' ? [event] : []));
  return { connection, negotiation, reports, limitsMs, sent };
}

type Side = ReturnType<typeof createSide>;

const carried = new WeakSet<CallDescription>();

/** Delivers descriptions in both directions for ten rounds. */
async function exchange(a: Side, b: Side): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    await settled();
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      for (const { description } of from.sent()) {
        if (carried.has(description)) continue;
        carried.add(description);
        to.negotiation.take(description);
      }
    }
  }
}

const isPaired = (a: Side, b: Side) =>
  a.connection.remoteNumber === b.connection.number && b.connection.remoteNumber === a.connection.number;

test('when both sides offer at once, both reach a stable state', async () => {
  for (let round = 0; round < 50; round += 1) {
    const [a, b] = [createSide('offer'), createSide('answer')];
    a.connection.needNegotiation();
    b.connection.needNegotiation();
    await exchange(a, b);
    expect([a.connection.signalingState, b.connection.signalingState]).toEqual(['stable', 'stable']);
    expect(isPaired(a, b)).toBe(true);
    expect([...a.reports, ...b.reports].filter(({ type }) => type === 'peer.failed')).toEqual([]);
  }
});

for (const isAnswerLost of [false, true]) {
  test(`restarts on both sides at once keep the media of both${isAnswerLost ? ', also when an offer was lost' : ''}`, async () => {
    for (let round = 0; round < 50; round += 1) {
      const [a, b] = [createSide('offer'), createSide('answer')];
      a.connection.needNegotiation();
      await exchange(a, b);
      if (isAnswerLost) {
        for (const side of [a, b]) side.negotiation.restart({});
        await settled();
        for (const { description } of [...a.sent(), ...b.sent()]) carried.add(description);
      }
      for (const side of [a, b]) side.negotiation.restart({});
      await exchange(a, b);
      expect([a.connection.signalingState, b.connection.signalingState]).toEqual(['stable', 'stable']);
      expect([a.connection.hasLostMedia, b.connection.hasLostMedia]).toEqual([false, false]);
      expect(isPaired(a, b)).toBe(true);
      expect([...a.reports, ...b.reports].filter(({ type }) => type === 'peer.failed')).toEqual([]);
    }
  });
}

test('the first exchange opens the connection, every later one changes it', async () => {
  const [a, b] = [createSide('offer'), createSide('answer')];
  a.connection.needNegotiation();
  await exchange(a, b);
  a.negotiation.restart({});
  await exchange(a, b);
  expect(a.sent().map(({ stage }) => stage)).toEqual(['initial', 'later']);
  expect(b.sent().map(({ stage }) => stage)).toEqual(['initial', 'later']);
});

test('an answer to an offer that has been replaced is ignored', async () => {
  const a = createSide('offer');
  a.connection.needNegotiation();
  await settled();
  const [first] = a.sent();
  a.negotiation.restart({});
  await settled();
  a.negotiation.take({ type: 'answer', sdp: '99 1', offerId: first?.description.offerId });
  await settled();
  expect(a.connection.signalingState).toBe('have-local-offer');
  expect(a.reports).not.toContainEqual({ type: 'peer.failed' });
});

test('a restart does not wait for an answer that never came', async () => {
  const [a, b] = [createSide('offer'), createSide('answer')];
  a.connection.needNegotiation();
  await settled();
  a.negotiation.restart({});
  await settled();
  const fresh = a.sent().at(-1);
  expect(a.sent()).toHaveLength(2);
  if (fresh) b.negotiation.take(fresh.description);
  await settled();
  for (const { description } of b.sent()) a.negotiation.take(description);
  await settled();
  expect(isPaired(a, b)).toBe(true);
});

test('no description waits for candidates, which follow it', async () => {
  const [a, b] = [createSide('offer'), createSide('answer')];
  a.connection.needNegotiation();
  await settled();
  a.negotiation.addOwnCandidate(candidate);
  expect(a.reports.map(({ type }) => type)).toEqual([
    'peer.negotiating',
    'peer.description',
    'peer.candidate',
  ]);
  await exchange(a, b);
  expect([a.limitsMs, b.limitsMs]).toEqual([[0], [0]]);
});

test('a peer without trickle ICE gets the candidates in a second offer, which waits 100 ms for them', async () => {
  const a = createSide('offer');
  a.connection.needNegotiation();
  await settled();
  const [first] = a.sent();
  a.negotiation.take({ type: 'answer', sdp: '1 1', offerId: first?.description.offerId });
  await settled();
  expect(a.sent().map(({ stage }) => stage)).toEqual(['initial', 'later']);
  expect(a.limitsMs).toEqual([0, 100]);
  a.reports.length = 0;
  a.negotiation.addOwnCandidate(candidate);
  expect(a.reports).toEqual([]);
});

test('an answer waits 100 ms for candidates when the offer is of a peer without trickle ICE', async () => {
  const b = createSide('answer');
  b.negotiation.take({ type: 'offer', sdp: '1', offerId: '1' });
  await settled();
  expect(b.limitsMs).toEqual([100]);
});

test('candidates of a later offer or answer are sent after it', async () => {
  const [a, b] = [createSide('offer'), createSide('answer')];
  a.connection.needNegotiation();
  await exchange(a, b);
  for (const side of [a, b]) {
    side.reports.length = 0;
    const describe = side.connection.setLocalDescription.bind(side.connection);
    side.connection.setLocalDescription = async (description) => {
      await describe(description);
      side.negotiation.addOwnCandidate({ candidate: 'early', sdpMid: '0', sdpMLineIndex: 0 });
      await settled();
    };
  }
  a.negotiation.restart({});
  await exchange(a, b);
  for (const side of [a, b]) {
    side.negotiation.addOwnCandidate({ candidate: 'late', sdpMid: '0', sdpMLineIndex: 0 });
    const sent = side.reports.flatMap((event) =>
      event.type === 'peer.description' || event.type === 'peer.candidate' ? [event] : [],
    );
    expect(sent.map(({ type }) => type)).toEqual(['peer.description', 'peer.candidate']);
  }
});
