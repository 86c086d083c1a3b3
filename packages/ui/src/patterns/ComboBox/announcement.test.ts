import { expect, test } from 'vitest';
import { announcement } from './announcement.ts';

const metformin = { value: 'm', label: 'Metformin' };
const options = [{ value: 'a', label: 'Amlodipine' }, metformin];
const open = { text: 'm', isOpen: true };

test('announces the number of results, or why there are none', () => {
  expect(announcement(open, options, undefined, false)).toBe('2 results');
  expect(announcement(open, [metformin], undefined, true)).toBe('1 result');
  expect(announcement(open, [], 'Searching…', true)).toBe('Searching…');
});

test('announces the active option and the selection to VoiceOver only', () => {
  const active = { ...open, active: 'm' };
  expect(announcement(active, options, undefined, true)).toBe('Metformin');
  expect(announcement({ ...active, chosen: metformin }, options, undefined, true)).toBe(
    'Metformin, selected',
  );
  expect(announcement(active, options, undefined, false)).toBe('2 results');
  const chosen = { text: 'Metformin', chosen: metformin, isOpen: false };
  expect(announcement(chosen, options, undefined, true)).toBe('Metformin, selected');
  expect(announcement(chosen, options, undefined, false)).toBeNull();
});
