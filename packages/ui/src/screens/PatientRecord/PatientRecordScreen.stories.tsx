import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { emptyRecord, fullRecord, warnedRecord } from './PatientRecord.fixtures.ts';
import { PatientRecordScreen, type PatientRecordScreenProps } from './PatientRecordScreen.tsx';

const args: PatientRecordScreenProps = { record: ready(fullRecord), today: '2026-01-01', onRetry: fn() };
const meta = preview.meta({ component: PatientRecordScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Penicillin (rash)')).toBeVisible();
    await expect(canvas.getByText('Average 132/84 mmHg')).toBeVisible();
    await expect(canvas.getByText('4 readings, from 126/78 to 141/93')).toBeVisible();
    await expect(canvas.getByText('Born 12 April 1968 (57 years)')).toBeVisible();
    await expect(canvas.getByText('The patient sees that you opened this record.')).toBeVisible();
  },
});
export const ShowsWarningsAndReasons = meta.story({
  args: { record: ready(warnedRecord) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/With weak kidneys \(eGFR 25\) metformin is usually not used/),
    ).toBeVisible();
    await expect(canvas.getByText('The patient takes it because: My kidney doctor said so')).toBeVisible();
  },
});
export const NothingSaid = meta.story({
  args: { record: ready(emptyRecord) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not said. Ask the patient.')).toBeVisible();
    await expect(canvas.queryByText(/No known drug allergies/)).not.toBeInTheDocument();
  },
});
export const Loading = meta.story({ args: { record: loading } });
export const Refused = meta.story({
  args: { record: failed('Give a reason before you open this record.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Give a reason before you open this record.')).toBeVisible();
    await expect(canvas.queryByText('None in the record')).not.toBeInTheDocument();
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
