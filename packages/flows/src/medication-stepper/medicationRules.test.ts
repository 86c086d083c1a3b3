import { expect, it } from 'vitest';
import { stepProblems } from './medicationRules.ts';
import { lookups, wholeDraft } from './medicationStepper.harness.ts';
import type { MedicationDraft } from './medicationStepper.types.ts';

const own = { frequency: 'Other' } as const;
const asNeeded = { frequency: 'Only when needed' } as const;
const choices = { ...lookups, frequencies: [...lookups.frequencies, 'Other', 'Only when needed'] };

it.each<[string, Partial<MedicationDraft>, object]>([
  ['a recurrence needs its number', { ...own, repeatKind: 'weeks' }, { every: 'count' }],
  ['which is whole', { ...own, repeatKind: 'hours', every: '1.5' }, { every: 'count' }],
  ['and at most a year', { ...own, repeatKind: 'months', every: '13' }, { every: 'count' }],
  ['a year is one', { ...own, repeatKind: 'weeks', every: '52' }, {}],
  ['and not 0', { ...own, repeatKind: 'days', every: '0' }, { every: 'count' }],
  ['a cycle needs both numbers', { ...own, repeatKind: 'cycle', onDays: '21' }, { offDays: 'count' }],
  ['the number of another frequency does not matter', { repeatKind: 'days', every: 'x' }, {}],
  ['as needed, limits may be empty', asNeeded, {}],
  [
    'as needed, limits are numbers',
    { ...asNeeded, mostPerDay: '25', gapHours: '0' },
    { mostPerDay: 'mostPerDay', gapHours: 'gapHours' },
  ],
  ['a course ends after it begins', { startsOn: '2026-02-02', endsOn: '2026-02-01' }, { endsOn: 'endsOn' }],
  [
    'later amounts are in order',
    {
      steps: [
        { from: '2026-02-02', dose: '1' },
        { from: '2026-02-02', dose: '2' },
      ],
    },
    { steps: 'steps' },
  ],
  [
    'and begin after the first day',
    { startsOn: '2026-02-02', steps: [{ from: '2026-02-02', dose: '1' }] },
    { steps: 'steps' },
  ],
  ['and are not empty', { steps: [{ from: '2026-02-02', dose: '' }] }, { steps: 'steps' }],
])('%s', (_name, change, problems) => {
  expect(stepProblems('dosage', { ...wholeDraft, ...change }, choices)).toEqual(problems);
});
