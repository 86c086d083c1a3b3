import { expect, it } from 'vitest';
import { resolveRecord } from '../record/resolve.ts';
import { recordedKidneyStage, stageChange } from './recordedStage.ts';

const entryOf = (text: string) => {
  const statement = {
    item: 'chronic_kidney_disease',
    says: 'present',
    by: 'patient',
    source: 'diagnosis',
    on: '2024-06-12',
    recordedAt: '2024-06-12T04:00:00.000Z',
    text,
  } as const;
  const record = resolveRecord({ asOf: '2026-01-01', statements: [statement], medicines: [] });
  return record.items.chronic_kidney_disease;
};
const stageOf = (text: string) => recordedKidneyStage(entryOf(text))?.stage ?? null;

it.each([
  ['Chronic kidney disease, stage G3a', 'G3a'],
  ['CKD stage 3', 'G3'],
  ['CKD 3B', 'G3b'],
  ['ckd g4', 'G4'],
  ['CKD', null],
  ['CKD G3a A2', 'G3a'],
  ['CKD stage 3, breast cancer stage 2', null],
])('reads %s as stage %s', (text, stage) => {
  expect(stageOf(text)).toBe(stage);
});

it('names both stages with their days when the newest result is worse', () => {
  const recorded = recordedKidneyStage(entryOf('CKD stage G3a'));
  if (!recorded) throw new Error('The diagnosis names a stage.');
  const newest = { result: 'eGFR 10 mL/min/1.73 m²', on: '2026-01-01' };
  expect(stageChange(recorded, { ...newest, possible: ['G5'] })).toEqual({
    fact: 'Recorded: kidney disease stage G3a, 12 June 2024. Newest result: eGFR 10 mL/min/1.73 m², 1 January 2026, stage G5. The newest result is worse than the recorded stage.',
    action: 'Ask your doctor to review it.',
  });
  expect(stageChange(recorded, { ...newest, possible: ['G3a'] })).toBeNull();
  expect(stageChange(recorded, { ...newest, possible: ['G1', 'G2'] })).toBeNull();
  expect(stageChange(recorded, { ...newest, possible: ['G3a', 'G3b'] })).toBeNull();
});

it('returns `null` for G3b beside a recorded stage 3 without a or b', () => {
  const recorded = recordedKidneyStage(entryOf('CKD stage 3'));
  if (!recorded) throw new Error('The diagnosis names a stage.');
  const newest = { result: 'eGFR 35 mL/min/1.73 m²', on: '2026-01-01' };
  expect(stageChange(recorded, { ...newest, possible: ['G3b'] })).toBeNull();
  expect(stageChange(recorded, { ...newest, possible: ['G4'] })).not.toBeNull();
});
