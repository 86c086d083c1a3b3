import { expect, test } from 'vitest';
import { createQualityMeter, isDisturbed, type QualitySample } from './rtcQuality.ts';

interface Part {
  sent?: Partial<QualitySample['sent']>;
  received?: Partial<QualitySample['received']>;
  picture?: QualitySample['picture'];
}

/** Samples a call once a second. Returns each quality with the second of its beginning. */
function qualitiesOf(partAt: (second: number) => Part, seconds = 40) {
  const meter = createQualityMeter();
  const qualities: [number, string, string | null][] = [];
  for (let second = 0; second < seconds; second += 1) {
    const { sent, received, picture = { step: 'full', limit: null } } = partAt(second);
    const { level, advice } = meter({
      sent: { atMs: second * 1000, lossShare: 0, roundTripMs: 50, ...sent },
      received: { lossShare: 0, concealedShare: 0, ...received },
      picture,
    });
    const last = qualities.at(-1);
    if (last?.[1] !== level || last[2] !== advice) qualities.push([second, level, advice]);
  }
  return qualities;
}

const smaller: Part = { picture: { step: 'smaller', limit: 'network' } };
const off: Part = { picture: { step: 'off', limit: 'network' } };

test.each<[string, Part]>([
  ['nothing is wrong', {}],
  ['three percent are lost both ways', { sent: { lossShare: 0.03 }, received: { lossShare: 0.03 } }],
  ['nothing is known', { sent: { lossShare: null, roundTripMs: null }, received: { lossShare: null } }],
])('is good when %s', (_, part) => {
  expect(qualitiesOf(() => part)).toEqual([[0, 'good', null]]);
});

test.each<[string, Part, string, string]>([
  ['the own picture is smaller', smaller, 'weak', 'smaller-picture'],
  ['the own picture is off', off, 'bad', 'no-picture'],
  ['the processor is slow', { picture: { step: 'smallest', limit: 'processor' } }, 'weak', 'busy-device'],
  ['sound is made up', { received: { concealedShare: 0.1 } }, 'weak', 'unsteady'],
  ['much sound is made up', { received: { concealedShare: 0.2 } }, 'bad', 'unsteady'],
  ['much that is received is lost', { received: { lossShare: 0.25 } }, 'bad', 'unsteady'],
  [
    'what is sent is lost, while the camera is off',
    { sent: { lossShare: 0.1 }, picture: null },
    'weak',
    'unsteady',
  ],
  ['answers take a second', { sent: { roundTripMs: 1_000 } }, 'weak', 'unsteady'],
])('when %s, falls after 3 s and has advice 4 s later', (_, part, level, advice) => {
  expect(qualitiesOf((second) => (second < 10 ? {} : part))).toEqual([
    [0, 'good', null],
    [13, level, null],
    [16, level, advice],
  ]);
});

test('does not flicker', () => {
  const flickering = { received: { concealedShare: 0.2 } };
  expect(qualitiesOf((second) => (second % 3 === 0 ? {} : flickering))).toEqual([[0, 'good', null]]);
  const [, fallen, ...later] = qualitiesOf((second) => (second % 6 === 0 ? {} : flickering), 120);
  expect(fallen?.[1]).toBe('bad');
  expect(later.every(([, level]) => level === 'bad')).toBe(true);
});

test('is good again after eight good seconds, and keeps its advice until then', () => {
  expect(qualitiesOf((second) => (second < 10 ? smaller : {})).slice(-2)).toEqual([
    [6, 'weak', 'smaller-picture'],
    [18, 'good', null],
  ]);
});

test.each([
  ['sound is whole', { concealedShare: 0.05, lossShare: 0.05 }, false],
  ['sound is made up', { concealedShare: 0.2, lossShare: 0 }, true],
  ['packets are lost', { concealedShare: null, lossShare: 0.3 }, true],
  ['nothing is known', { concealedShare: null, lossShare: null }, false],
])('a path is disturbed or not when %s', (_, sample, expected) => {
  expect(isDisturbed(sample)).toBe(expected);
});

test('falls no further than to the mildest level meanwhile', () => {
  const meanwhile = (second: number) => (second % 2 === 0 ? smaller : off);
  expect(qualitiesOf(meanwhile, 5).at(-1)?.[1]).toBe('weak');
});
