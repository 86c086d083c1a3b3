import { describe, expect, test } from 'vitest';
import { createSendLadder, type SendSample } from './rtcLadder.ts';

const well: Omit<SendSample, 'atMs'> = {
  lossShare: 0,
  roundTripMs: 50,
  availableBitsPerS: 1_000_000,
  isProcessorLimited: false,
  encodeShare: 0.1,
};

type Part = Partial<typeof well> | null;

/** Samples a call once a second. Returns each step with the second of its beginning. */
function stepsOf(partAt: (second: number) => Part, seconds = 60) {
  const ladder = createSendLadder();
  const steps: [number, string][] = [];
  for (let second = 0; second < seconds; second += 1) {
    const part = partAt(second);
    const { step } = ladder(part && { ...well, ...part, atMs: second * 1000 });
    if (steps.at(-1)?.[1] !== step) steps.push([second, step]);
  }
  return steps;
}

describe('the own picture', () => {
  test.each<[string, Part]>([
    ['on a good path', {}],
    ['while three percent are lost', { lossShare: 0.03 }],
    ['on a path that is long and not full', { roundTripMs: 600 }],
    ['when the browser reports nothing', { lossShare: null, roundTripMs: null, availableBitsPerS: null }],
  ])('stays at its best step %s', (_, part) => {
    expect(stepsOf(() => part)).toEqual([[0, 'full']]);
  });

  test.each<[string, Part, string]>([
    ['the rate is low', { availableBitsPerS: 180_000 }, 'smaller'],
    ['the rate is very low', { availableBitsPerS: 90_000 }, 'smallest'],
    ['there is hardly a rate', { availableBitsPerS: 40_000 }, 'off'],
    ['much is lost', { lossShare: 0.15 }, 'smaller'],
    ['packets queue', { roundTripMs: 700 }, 'smaller'],
    ['the browser has no processor left', { isProcessorLimited: true }, 'smaller'],
    ['encoding takes all the time', { encodeShare: 0.9 }, 'smaller'],
  ])('goes down within two samples when %s', (_, part, step) => {
    expect(stepsOf((second) => (second < 20 ? {} : part), 23)).toEqual([
      [0, 'full'],
      [21, step],
    ]);
  });

  test.each<[string, Part, (readonly [number, string])[]]>([
    [
      'when most is lost',
      { lossShare: 0.3 },
      [
        [1, 'smaller'],
        [4, 'smallest'],
        [7, 'off'],
      ],
    ],
    [
      'when the processor stays busy',
      { encodeShare: 0.9 },
      [
        [1, 'smaller'],
        [4, 'smallest'],
      ],
    ],
    ['when only the browser says that it is', { isProcessorLimited: true }, [[1, 'smaller']]],
    [
      'when packets queue for long',
      { roundTripMs: 700 },
      [
        [1, 'smaller'],
        [4, 'smallest'],
        [7, 'off'],
      ],
    ],
  ])('goes on going down %s', (_, part, steps) => {
    expect(stepsOf((second) => (second < 20 ? {} : part), 40).slice(1)).toEqual(
      steps.map(([second, step]) => [second + 20, step]),
    );
  });

  test('does not follow one bad sample, nor the first ones', () => {
    expect(stepsOf((second) => (second < 2 || second === 20 ? { lossShare: 0.9 } : {}))).toEqual([
      [0, 'full'],
    ]);
  });

  test('comes back step by step after eight calm seconds each', () => {
    expect(stepsOf((second) => (second < 6 ? { availableBitsPerS: 40_000 } : {}))).toEqual([
      [0, 'full'],
      [4, 'off'],
      [12, 'smallest'],
      [20, 'smaller'],
      [28, 'full'],
    ]);
  });

  test('waits twice as long after each better step that fails', () => {
    const ladder = createSendLadder();
    const triedAtS: number[] = [];
    let step = 'full';
    for (let second = 0; second < 140; second += 1) {
      // The path carries the smaller picture only, and loses when more is sent.
      const next = ladder({ ...well, atMs: second * 1000, lossShare: step === 'full' ? 0.15 : 0 }).step;
      if (next === 'full' && step !== 'full') triedAtS.push(second);
      step = next;
    }
    const pauses = triedAtS.slice(1).map((atS, index) => atS - (triedAtS[index] ?? atS));
    expect(pauses).toEqual([19, 35, 67]);
  });

  test('waits for a rate that carries the better step', () => {
    const narrow = { availableBitsPerS: 200_000 };
    expect(stepsOf(() => narrow, 300)).toEqual([
      [0, 'full'],
      [4, 'smaller'],
    ]);
  });

  test('keeps its step on a silent path, and measures anew after it', () => {
    const outage = (second: number) => {
      if (second < 20) return {};
      return second < 30 ? null : { lossShare: second < 33 ? 0.9 : 0 };
    };
    expect(stepsOf(outage)).toEqual([[0, 'full']]);
  });

  test('is not held down by a new path that is longer', () => {
    const steps = stepsOf((second) => (second < 20 ? {} : { roundTripMs: 700 }), 120);
    expect(steps.at(-1)?.[1]).toBe('full');
  });
});

test('says whether the network or the processor is the limit', () => {
  for (const [part, limit] of [
    [{ availableBitsPerS: 90_000 }, 'network'],
    [{ isProcessorLimited: true }, 'processor'],
    [{ encodeShare: 0.9 }, 'processor'],
    [{}, null],
  ] as const) {
    const ladder = createSendLadder();
    for (let second = 0; second < 6; second += 1) ladder({ ...well, ...part, atMs: second * 1000 });
    expect(ladder({ ...well, ...part, atMs: 6_000 }).limit).toBe(limit);
  }
});
