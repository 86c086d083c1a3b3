import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Vector {
  readonly id: string;
  readonly rule: string;
  readonly ask: string;
  readonly given: unknown;
  readonly expect: unknown;
}
interface Adapter {
  /** Answers the question with the functions of the package. */
  answer(given: unknown): unknown;
}

/** Folder with one file per question, named after it. */
const folder = new URL('testing/asks/', import.meta.url);
const adapters = new Map<string, Adapter>(
  await Promise.all(
    readdirSync(folder).map(
      async (name): Promise<[string, Adapter]> => [
        name.replace(/\.ts$/, ''),
        await import(new URL(name, folder).href),
      ],
    ),
  ),
);
/** Folder with the rows of the specification, which document every question, and those of this package. */
const rows = new URL('../vectors/', import.meta.url);
const read = (
  name: string,
): { readonly meta: { readonly ask?: object }; readonly vectors: readonly Vector[] } =>
  JSON.parse(readFileSync(new URL(name, rows), 'utf8'));
const { meta } = read('safety-vectors.json');
/** Functions and schedules have rows of another shape. */
const OTHERS = ['vectors.json', 'schedule-vectors.json'];
const names = readdirSync(rows).filter((name) => !OTHERS.includes(name));
const vectors = names.flatMap((name) => read(name).vectors);
const TOLERANCE = 0.05;

/** Returns the part of `actual` that `expected` names; numbers within the tolerance count as equal. */
function namedPart(actual: unknown, expected: unknown): unknown {
  if (typeof expected === 'number' && typeof actual === 'number') {
    return Math.abs(actual - expected) <= TOLERANCE ? expected : actual;
  }
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return actual.map((item, index) => namedPart(item, expected[index]));
  }
  if (expected === null || typeof expected !== 'object' || actual === null || typeof actual !== 'object')
    return actual;
  const found = new Map<string, unknown>(Object.entries(actual));
  return Object.fromEntries(
    Object.entries(expected).map(([key, value]) => [key, namedPart(found.get(key), value)]),
  );
}

describe('safety examples', () => {
  it.each(vectors)('$id $rule $ask', (vector) => {
    const actual = adapters.get(vector.ask)?.answer(vector.given);
    expect(namedPart(actual, vector.expect)).toEqual(vector.expect);
  });

  it('have an adapter for each question of the file', () => {
    expect(new Set(adapters.keys())).toEqual(new Set(Object.keys(meta.ask ?? {})));
  });
});
