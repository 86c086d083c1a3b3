import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PeerReport } from '../call/call.types.ts';
import { adaptPicture } from './rtcAdapt.ts';
import type { PictureStep } from './rtcPicture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A connected call with the camera on, whose path carries `bitsPerS` and loses a share of the sound. */
function startAdapting({ bitsPerS = 1_000_000, concealedShare = 0 } = {}) {
  let step: PictureStep = 'full';
  const path = { bitsPerS, concealedShare };
  const totals = { bytesReceived: 0, concealedSamples: 0, totalSamplesReceived: 0 };
  const getStats = async () => {
    totals.bytesReceived += 1_000;
    totals.concealedSamples += 48_000 * path.concealedShare;
    totals.totalSamplesReceived += 48_000;
    const pair = { type: 'candidate-pair', timestamp: 0, availableOutgoingBitrate: path.bitsPerS };
    return new Map<string, object>([
      ['pair', { ...pair, ...totals }],
      ['sound', { type: 'inbound-rtp', kind: 'audio', timestamp: 0, ...totals }],
    ]);
  };
  const camera = { kind: 'video', enabled: true, muted: false };
  const reports: PeerReport[] = [];
  const tell = vi.fn();
  const show = vi.fn(async (next: PictureStep) => {
    step = next;
  });
  const adaptation = adaptPicture({
    connection: { connectionState: 'connected', getStats } as unknown as RTCPeerConnection,
    media: {
      get: () => ({ getTracks: () => [camera] }) as unknown as MediaStream,
      subscribe: () => () => undefined,
    },
    picture: {
      show,
      isPaused: () => step === 'off',
      prepare: vi.fn(),
      begin: vi.fn(),
      sendWhole: vi.fn(),
      refresh: vi.fn(),
    },
    status: () => ({
      tell,
      isOpen: () => true,
      heard: () => null,
      ask: vi.fn(),
      sayGoodbye: vi.fn(),
      close: vi.fn(),
    }),
    report: (event) => reports.push(event),
  });
  return { adaptation, path, reports, show, tell, step: () => step };
}

const quality = (level: string, advice: string | null) => ({
  type: 'peer.quality',
  quality: { level, advice },
});

test('a path for the sound only switches the picture off, tells the other side once and reports each change', async () => {
  const { reports, tell, step } = startAdapting({ bitsPerS: 40_000 });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(step()).toBe('off');
  expect(tell).toHaveBeenCalledOnce();
  expect(reports).toEqual([quality('good', null), quality('bad', null), quality('bad', 'no-picture')]);
});

test('the picture comes back by itself, which the other side learns too', async () => {
  const { path, tell, step } = startAdapting({ bitsPerS: 40_000 });
  await vi.advanceTimersByTimeAsync(9_000);
  path.bitsPerS = 1_000_000;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(step()).toBe('full');
  expect(tell).toHaveBeenCalledTimes(2);
});

test('a path that loses much counts as disturbed until it has recovered for a moment', async () => {
  const { adaptation, path } = startAdapting({ concealedShare: 0.3 });
  expect(adaptation.isDisturbed()).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(adaptation.isDisturbed()).toBe(true);
  path.concealedShare = 0;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(adaptation.isDisturbed()).toBe(false);
});

test('nothing is sampled once it has stopped', async () => {
  const { adaptation, show } = startAdapting();
  adaptation.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(show).not.toHaveBeenCalled();
});
