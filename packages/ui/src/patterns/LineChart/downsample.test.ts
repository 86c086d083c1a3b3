import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downsample, type PlacedPoint } from './downsample.ts';

const hourMs = 3_600_000;
const at = (epochMs: number, value: number): PlacedPoint => ({
  at: new Date(epochMs).toISOString(),
  epochMs,
  value,
});

/** Readings oldest first, some at the same instant. */
const course = fc
  .array(fc.tuple(fc.nat(200), fc.integer({ min: 40, max: 260 })), { minLength: 1, maxLength: 600 })
  .map((steps) => {
    let epochMs = 0;
    return steps.map(([hours, value]) => {
      epochMs += hours * hourMs;
      return at(epochMs, value);
    });
  });

const valuesOf = (points: readonly PlacedPoint[]) => points.map(({ value }) => value);

describe('series with more readings than pixel columns', () => {
  it('keeps a single peak in ten years', () => {
    const daily = Array.from({ length: 3650 }, (_, day) => at(day * 24 * hourMs, day === 1234 ? 210 : 128));
    const drawn = downsample(daily, 300);
    expect(drawn.length).toBeLessThanOrEqual(1200);
    expect(drawn).toContainEqual(daily[1234]);
  });

  it('keeps first, last, minimum and maximum in order, and adds no readings', () => {
    fc.assert(
      fc.property(course, fc.integer({ min: 1, max: 40 }), (points, columns) => {
        const drawn = downsample(points, columns);
        expect(drawn.length).toBeLessThanOrEqual(Math.max(columns * 4, 1));
        expect(drawn[0]).toBe(points[0]);
        expect(drawn.at(-1)).toBe(points.at(-1));
        expect(Math.min(...valuesOf(drawn))).toBe(Math.min(...valuesOf(points)));
        expect(Math.max(...valuesOf(drawn))).toBe(Math.max(...valuesOf(points)));
        const places = drawn.map((point) => points.indexOf(point));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(places).not.toContain(-1);
      }),
    );
  });

  it('keeps minimum and maximum of every column', () => {
    fc.assert(
      fc.property(course, fc.integer({ min: 1, max: 40 }), (points, columns) => {
        const drawn = downsample(points, columns);
        const [first = 0, last = 0] = [points[0]?.epochMs, points.at(-1)?.epochMs];
        const columnMs = Math.max((last - first) / columns, 1);
        const columnOf = ({ epochMs }: PlacedPoint) =>
          Math.min(Math.floor((epochMs - first) / columnMs), columns - 1);
        for (let column = 0; column < columns; column += 1) {
          const all = valuesOf(points.filter((point) => columnOf(point) === column));
          const kept = valuesOf(drawn.filter((point) => columnOf(point) === column));
          expect([Math.min(...kept), Math.max(...kept)]).toEqual([Math.min(...all), Math.max(...all)]);
        }
      }),
    );
  });

  it('keeps every reading if there is space', () => {
    const few = [at(0, 120), at(hourMs, 130)];
    expect(downsample(few, 300)).toBe(few);
  });
});
