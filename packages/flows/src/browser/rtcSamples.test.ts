import { afterEach, expect, test, vi } from 'vitest';
import { createSampler } from './rtcSamples.ts';

afterEach(() => vi.useRealTimers());

const at = (second: number) => second * 1000;

/** Report of a connection in its n-th second, as Chromium gives it. */
const reportAt = (second: number, parts: object[] = []) => [
  { type: 'candidate-pair', timestamp: at(second), bytesReceived: 9_000 },
  {
    type: 'candidate-pair',
    timestamp: at(second),
    bytesReceived: 1_000 * second,
    availableOutgoingBitrate: 500_000,
    currentRoundTripTime: 0.3,
  },
  {
    type: 'outbound-rtp',
    kind: 'video',
    timestamp: at(second),
    totalEncodeTime: 0.25 * second,
    qualityLimitationReason: 'cpu',
  },
  {
    type: 'inbound-rtp',
    kind: 'video',
    timestamp: at(second),
    packetsLost: second,
    packetsReceived: 49 * second,
  },
  {
    type: 'inbound-rtp',
    kind: 'audio',
    timestamp: at(second),
    packetsLost: second,
    packetsReceived: 49 * second,
    concealedSamples: 3_000 * second,
    silentConcealedSamples: 600 * second,
    totalSamplesReceived: 48_000 * second,
  },
  ...parts,
];

/** Report of the remote peer: of 100 packets a second, it has missed `lost` in all. */
const remote = (second: number, lost: number) => [
  { type: 'outbound-rtp', kind: 'audio', timestamp: at(second), packetsSent: 100 * second },
  { type: 'remote-inbound-rtp', timestamp: at(second), packetsLost: lost, roundTripTime: 0.4 },
];

/** Samples a connection once a second. Returns the last sample. */
async function lastSample(reports: object[][], isPictureSent = true) {
  vi.useFakeTimers();
  const pending = [...reports];
  const sample = createSampler({
    getStats: async () => new Map(pending.shift()?.map((entry, index) => [String(index), entry])),
  });
  let last = null;
  for (const _ of reports) {
    last = await sample(isPictureSent);
    vi.advanceTimersByTime(1000);
  }
  return last;
}

test('reads both directions since the last sample', async () => {
  const seen = await lastSample([reportAt(1, remote(1, 0)), reportAt(2, remote(2, 10))]);
  expect(seen?.sent).toMatchObject({
    lossShare: 0.1,
    roundTripMs: 400,
    availableBitsPerS: 500_000,
    isProcessorLimited: true,
    encodeShare: 0.25,
  });
  expect(seen?.received).toEqual({ lossShare: 0.02, concealedShare: 0.05 });
});

test('measures the loss of the own packets over three samples', async () => {
  const losses = [0, 0, 30, 30].map((lost, index) => reportAt(index + 1, remote(index + 1, lost)));
  expect((await lastSample(losses))?.sent.lossShare).toBe(0.1);
  const later = [0, 30, 30, 30, 30].map((lost, index) => reportAt(index + 1, remote(index + 1, lost)));
  expect((await lastSample(later))?.sent.lossShare).toBe(0);
});

test('takes the round trip of the path when no report is recent', async () => {
  const old = remote(1, 0);
  expect((await lastSample([reportAt(19, old), reportAt(20, old)]))?.sent.roundTripMs).toBe(300);
});

test('says nothing about rate and processor while no picture is sent', async () => {
  expect((await lastSample([reportAt(1), reportAt(2)], false))?.sent).toMatchObject({
    availableBitsPerS: null,
    isProcessorLimited: false,
    encodeShare: null,
  });
});

test('is nothing at first and on a silent path', async () => {
  expect(await lastSample([reportAt(1)])).toBeNull();
  expect(await lastSample([reportAt(1), reportAt(1)])).toBeNull();
});

test('does not count the time of an encoder of its own', async () => {
  const hardware = { type: 'outbound-rtp', kind: 'video', timestamp: at(2), powerEfficientEncoder: true };
  expect((await lastSample([reportAt(1), reportAt(2, [hardware])]))?.sent.encodeShare).toBeNull();
});
