import type { Locator, Page } from '@playwright/test';

/** Returns the fields of a date. Filling `day` with YYYY-MM-DD fills all three, as pasting does. */
export function dateBoxes(scope: Page | Locator, label: string | RegExp) {
  const group = scope.getByRole('group', { name: label, ...(typeof label === 'string' && { exact: true }) });
  const box = (name: string) => group.getByRole('textbox', { name, exact: true });
  return { group, day: box('Day'), month: box('Month'), year: box('Year') };
}

/** Returns the fields of a time of day. Filling `hour` with HH:MM fills both. */
export function timeBoxes(scope: Page | Locator, label: string | RegExp) {
  const group = scope.getByRole('group', { name: label, ...(typeof label === 'string' && { exact: true }) });
  const box = (name: string) => group.getByRole('textbox', { name, exact: true });
  return { group, hour: box('Hour'), minute: box('Minute') };
}
