import { expect, test } from 'vitest';
import { levelOf } from './microphoneLevel.ts';

/** Returns a tone of the given amplitude. */
const tone = (height: number) => Float32Array.from({ length: 2048 }, (_, at) => height * Math.sin(at / 3));

test('silence is 0, a raised voice is 1, and speech is between', () => {
  expect(levelOf(new Float32Array(2048))).toBe(0);
  expect(levelOf(tone(0.0001))).toBe(0);
  expect(levelOf(tone(1))).toBe(1);
  expect(levelOf(tone(0.03))).toBeGreaterThan(0.4);
  expect(levelOf(tone(0.03))).toBeLessThan(0.7);
});
