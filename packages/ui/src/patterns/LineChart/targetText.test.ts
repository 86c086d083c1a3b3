import { expect, it } from 'vitest';
import { targetText } from './targetText.ts';

it.each([
  [{ low: 4, high: 7 }, 'Target: 4.0 to 7.0'],
  [{ low: 4, below: 7 }, 'Target: 4.0 to below 7.0'],
  [{ low: 4 }, 'Target: 4.0 or more'],
  [{ high: 7 }, 'Target: up to 7.0'],
  [{ below: 0 }, 'Target: below 0.0'],
  [{}, 'Target'],
])('formats the target %j as “%s”', (ends, text) => {
  expect(targetText({ label: 'Target', ...ends }, 1)).toBe(text);
});
