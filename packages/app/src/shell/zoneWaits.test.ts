import { expect, it } from 'vitest';
import { zoneWaits } from './zoneWaits.ts';

it.each([
  ['/Home', 1, true],
  ['/home', null, true],
  ['/Home', 0, false],
  ['/HealthAlerts', 2, true],
  // The shell shows the alerts of these pages above the question.
  ['/Diary', 1, false],
  ['/Medication', null, false],
  ['/VideoCall/room-1', 0, true],
])('on %s with %s open alerts the question waits: %s', (pathname, alertCount, waits) => {
  expect(zoneWaits(pathname, alertCount)).toBe(waits);
});
