import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as clinical from './index.ts';

interface Vector {
  readonly function: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly tolerance: number;
}

const file = readFileSync(new URL('../vectors/vectors.json', import.meta.url), 'utf8');
const { vectors }: { readonly vectors: readonly Vector[] } = JSON.parse(file);
const functions = new Map<string, unknown>(Object.entries(clinical));
const BINARY_NOISE = 1e-9;

function call(name: string, inputs: unknown): unknown {
  const target = functions.get(name);
  if (typeof target !== 'function') throw new Error(`No function named ${name}`);
  return target(inputs);
}

function isSameSet(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}

/** Returns the expected value itself when `actual` agrees with it, else `actual`, so that toEqual shows the difference. */
function agreed(actual: unknown, expected: unknown, tolerance: number): unknown {
  if (typeof expected === 'number' && typeof actual === 'number') {
    return Math.abs(actual - expected) <= tolerance + BINARY_NOISE ? expected : actual;
  }
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return isSameSet(actual, expected) ? expected : actual;
  }
  if (expected === null || typeof expected !== 'object' || actual === null || typeof actual !== 'object')
    return actual;
  const found = new Map<string, unknown>(Object.entries(actual));
  return Object.fromEntries(
    Object.entries(expected).map(([key, value]) => [key, agreed(found.get(key), value, tolerance)]),
  );
}

describe('published and worked examples', () => {
  it.each(vectors.map((vector, index) => ({ ...vector, index })))(
    '$index $function gives the published result',
    ({ function: name, inputs, expected, tolerance }) => {
      expect(agreed(call(name, inputs), expected, tolerance)).toEqual(expected);
    },
  );

  it('cover every status', () => {
    const statuses = new Set(vectors.map(({ expected }) => expected.status));
    expect(statuses).toEqual(new Set(['ok', 'missing', 'implausible', 'not_applicable', 'out_of_range']));
  });
});
