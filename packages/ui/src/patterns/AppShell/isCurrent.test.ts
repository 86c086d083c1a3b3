import { expect, it } from 'vitest';
import { isCurrent } from './isCurrent.ts';

it.each([
  ['/Reports', '/Reports', true],
  ['/Reports', '/Reports/Lipids', true],
  ['/Medication', '/MedicationStepper', false],
  ['/Diary', '/Home', false],
])('marks the entry %s on the page %s: %s', (href, path, isMarked) => {
  expect(isCurrent(href, path)).toBe(isMarked);
});
