import { expect, it } from 'vitest';
import { usualMinutes, waitRange } from './waitRange.rules.ts';

/** Returns a generator of numbers from 0 to 1, the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns minutes between calls: right-skewed around `meanMins`, like consultations, with one in twelve a
 * no-show after the grace period of three minutes.
 */
function cycleMins(random: () => number, meanMins: number): number {
  if (random() < 1 / 12) return 3 + 2 * random();
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.max(2, meanMins * Math.exp(0.45 * normal - 0.1));
}

interface Day {
  doctors: number;
  waiting: number;
  meanMins: number;
}

/**
 * Simulates one morning: all patients wait, doctors call one after another. Returns how many waits were within
 * the reported range.
 */
function simulate(
  { doctors, waiting, meanMins }: Day,
  random: () => number,
): { within: number; total: number } {
  const cycles = Array.from({ length: 60 }, () => cycleMins(random, meanMins));
  // Every doctor is at a random point of a call.
  const freeAt = Array.from({ length: doctors }, () => cycleMins(random, meanMins) * random());
  let within = 0;
  for (let position = 1; position <= waiting; position += 1) {
    const facts = { position, doctorsOnline: doctors, callsOpen: doctors, cycles };
    const range = waitRange(facts) ?? { fromMins: Number.NaN, toMins: Number.NaN };
    const next = freeAt.indexOf(Math.min(...freeAt));
    const waitMins = freeAt[next] ?? Number.NaN;
    if (waitMins >= range.fromMins && waitMins <= range.toMins) within += 1;
    freeAt[next] = waitMins + cycleMins(random, meanMins);
  }
  return { within, total: waiting };
}

it.each([
  { doctors: 1, waiting: 12, meanMins: 12 },
  { doctors: 1, waiting: 40, meanMins: 8 },
  { doctors: 3, waiting: 60, meanMins: 15 },
  { doctors: 8, waiting: 200, meanMins: 10 },
])('the true wait is within the reported range at least 80 % of the time: %o', (day) => {
  const random = createRandom(20_260_101);
  const days = Array.from({ length: 200 }, () => simulate(day, random));
  const within = days.reduce((sum, one) => sum + one.within, 0);
  const total = days.reduce((sum, one) => sum + one.total, 0);
  console.info(`within the range: ${((100 * within) / total).toFixed(1)} % (${JSON.stringify(day)})`);
  expect(within / total).toBeGreaterThanOrEqual(0.8);
});

const cycles = Array.from({ length: 20 }, (_, index) => 8 + (index % 5));

it('does not depend on later arrivals', () => {
  const facts = { position: 1, doctorsOnline: 2, callsOpen: 2, cycles };
  expect(waitRange(facts)).toEqual({ fromMins: 0, toMins: 10 });
});

it('is short for patients whom a free doctor calls next', () => {
  const facts = { doctorsOnline: 3, callsOpen: 1, cycles };
  expect(waitRange({ ...facts, position: 2 })).toEqual({ fromMins: 0, toMins: 10 });
});

it.each([
  ['no doctor is online', { position: 1, doctorsOnline: 0, callsOpen: 0, cycles }],
  [
    'there are too few consultations',
    { position: 9, doctorsOnline: 1, callsOpen: 1, cycles: cycles.slice(0, 7) },
  ],
])('is null while %s', (_case, facts) => {
  expect(waitRange(facts)).toBeNull();
});

it('reports the median of the usual minutes per patient, not the mean', () => {
  expect(usualMinutes([...cycles, 200])).toBe(10);
  expect(usualMinutes(cycles.slice(0, 3))).toBeNull();
});
