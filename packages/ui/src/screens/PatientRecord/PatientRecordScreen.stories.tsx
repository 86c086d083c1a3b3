import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import {
  alertedRecord,
  emptyRecord,
  fullRecord,
  goals,
  warnedRecord,
} from '../shared/patient-record/PatientRecord.fixtures.ts';
import { PatientRecordScreen, type PatientRecordScreenProps } from './PatientRecordScreen.tsx';

const args: PatientRecordScreenProps = {
  record: ready(fullRecord),
  today: '2026-01-01',
  adviceHref: '/Patient/p1/Advice',
  goal: { status: 'closed' },
  onRetry: fn(),
  onGoal: fn(),
  onCancelGoal: fn(),
  onConfirmGoal: fn(),
  condition: { status: 'closed' },
  conditionOptions: [
    { value: 'gout', label: 'Gout' },
    { value: 'stroke', label: 'Stroke' },
  ],
  onCondition: fn(),
  onCancelCondition: fn(),
  onConfirmCondition: fn(),
};
const [usualGoal, doctorsGoal] = goals;
if (!usualGoal || !doctorsGoal) throw new Error('The fixtures have a usual goal and a goal of a doctor.');
const meta = preview.meta({ component: PatientRecordScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Penicillin (rash)')).toBeVisible();
    await expect(
      canvas.getByText(/Your average of 7 days, 132\/84 mmHg, is within your goal\./),
    ).toBeVisible();
    await expect(canvas.getByText('Average of 30 days 132/84 mmHg')).toBeVisible();
    await expect(canvas.getByText('In the patient’s words: Chronic kidney disease, stage G3a')).toBeVisible();
    await expect(canvas.getByText(/^Counted as yes/)).toBeVisible();
    await expect(canvas.getByText(/worse than the recorded stage\.$/)).toBeVisible();
    await expect(canvas.getByText('4 readings, from 126/78 to 141/93')).toBeVisible();
    await expect(canvas.getByText('Born 12 April 1968 (57 years)')).toBeVisible();
    await expect(canvas.getByText('The patient sees that you opened this record.')).toBeVisible();
    const chart = canvas.getByRole('figure', { name: 'Blood pressure, last 30 days' });
    await expect(await within(chart).findByRole('img')).toBeVisible();
    await expect(canvas.getByText('2 December 2025, Dr Daniel Ong')).toBeVisible();
    await expect(canvas.getByText(/Come again in four weeks\./)).toHaveStyle({ whiteSpace: 'pre-line' });
    await expect(canvas.getByText('Added on 3 December 2025')).toBeVisible();
    const doses = within(canvas.getByRole('region', { name: 'Doses taken' }));
    await expect(doses.getByText('60 of 72 taken')).toBeVisible();
    await expect(doses.getByText(/^As recorded by the patient/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+65 9123 4567' })).toHaveAttribute(
      'href',
      'tel:+6591234567',
    );
  },
});
export const ShowsWarningsAndReasons = meta.story({
  tags: ['state'],
  args: { record: ready(warnedRecord) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Metformin may not suit your kidneys/)).toBeVisible();
    await expect(canvas.getByText('The patient takes it because: My kidney doctor said so')).toBeVisible();
  },
});
export const MarksDangerousResults = meta.story({
  tags: ['state'],
  args: { record: ready(alertedRecord) },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Potassium/ }));
    await expect(row.getByText('Dangerously high')).toBeVisible();
  },
});
export const BeginsWithOpenAlerts = meta.story({
  tags: ['state'],
  args: { record: ready(alertedRecord) },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings.slice(0, 2)).toEqual(['Open health alerts', 'Drug allergies']);
    await expect(canvas.getByText('The patient has: Chest pain or pressure')).toBeVisible();
    await expect(canvas.getByText(/Dr Priya Nair wrote on .* I call you at noon/)).toBeVisible();
    await expect(canvas.getByText('Pregnant, due on 20 May 2026, said on 1 December 2025')).toBeVisible();
  },
});
export const QuotesWhatThePatientReads = meta.story({
  tags: ['state'],
  args: { record: ready(alertedRecord) },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText(
        'The patient reads: “At most 7.0% if you have diabetes, else there is no goal. Please tell us.”',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('The patient reads: “Add your height in the diary.”')).toBeVisible();
    const unquoted = canvasElement.textContent?.replaceAll(/“[^”]*”/g, '') ?? '';
    await expect(unquoted).not.toMatch(/\bYour\b|\bSomebody\b/);
  },
});
export const NamesWhoSetAGoal = meta.story({
  play: async ({ args: { onGoal }, canvas, userEvent }) => {
    await expect(canvas.getByText('Set by Dr Priya Nair on 12 December 2025.')).toBeVisible();
    await expect(canvas.getByText('Reason: Stent in 2024')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Set: Upper blood pressure' }));
    await expect(onGoal).toHaveBeenCalledWith(usualGoal, 'set');
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw: LDL cholesterol' }));
    await expect(onGoal).toHaveBeenCalledWith(doctorsGoal, 'withdraw');
  },
});
export const SetsAGoal = meta.story({
  args: { goal: { status: 'open', goal: doctorsGoal, step: 'set' } },
  play: async ({ args: { onConfirmGoal }, userEvent }) => {
    const save = await screen.findByRole('button', { name: 'Save the goal' });
    const upTo = screen.getByLabelText(/^Up to/);
    await userEvent.clear(upTo);
    await userEvent.type(upTo, '1,8');
    await userEvent.click(save);
    await expect(screen.getByText('Enter a reason. The patient reads it.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Muscle pain');
    await userEvent.click(save);
    await expect(onConfirmGoal).toHaveBeenCalledWith({ low: null, high: 1.8, reason: 'Muscle pain' });
  },
});
export const GoalRefused = meta.story({
  tags: ['state'],
  args: {
    goal: {
      status: 'open',
      goal: usualGoal,
      step: 'set',
      errors: {
        high: 'This goal is outside the limits that are safe for anybody. You can choose a value from 110 to 260 mmHg.',
      },
    },
  },
  play: async () => {
    // The field replaces its error element once the dialog is open.
    await waitFor(() => expect(screen.getByText(/^This goal is outside the limits/)).toBeVisible());
  },
});
export const WithdrawsAGoal = meta.story({
  args: { goal: { status: 'open', goal: doctorsGoal, step: 'withdraw' } },
  play: async ({ args: { onConfirmGoal }, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'Seen elsewhere');
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the goal' }));
    await expect(onConfirmGoal).toHaveBeenCalledWith({ low: null, high: null, reason: 'Seen elsewhere' });
  },
});
export const AsksForAConditionToChange = meta.story({
  play: async ({ args: { onCondition }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Type 2 diabetes' }));
    await expect(onCondition).toHaveBeenCalledWith(fullRecord.conditions[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a diagnosis' }));
    await expect(onCondition).toHaveBeenLastCalledWith(null);
  },
});
export const CorrectsACondition = meta.story({
  args: { condition: { status: 'open', condition: fullRecord.conditions[0] ?? null } },
  play: async ({ args: { onConfirmCondition }, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Choose an answer.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'The patient never had it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onConfirmCondition).toHaveBeenCalledWith({
      item: 'type_2_diabetes',
      text: null,
      says: 'mistake',
    });
  },
});
export const AddsACondition = meta.story({
  args: { condition: { status: 'open', condition: null } },
  play: async ({ args: { onConfirmCondition }, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: /^Diagnosis/ }), 'gout');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onConfirmCondition).toHaveBeenCalledWith({ item: 'gout', text: null, says: 'present' });
  },
});
export const ConditionRefused = meta.story({
  tags: ['state'],
  args: {
    condition: {
      status: 'open',
      condition: fullRecord.conditions[0] ?? null,
      message: 'Network error. Please try again.',
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Network error. Please try again.')).toBeVisible());
  },
});
export const NarrowWithAlerts = meta.story({
  args: { record: ready(alertedRecord) },
  globals: { viewport: { value: 'narrow' } },
});
export const NothingStated = meta.story({
  tags: ['state'],
  args: { record: ready(emptyRecord) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not said. Ask the patient.')).toBeVisible();
    await expect(canvas.queryByText(/No known drug allergies/)).not.toBeInTheDocument();
    await expect(canvas.getByText('No dose was planned in the last four weeks.')).toBeVisible();
  },
});
export const Loading = meta.story({ args: { record: loading } });
export const Refused = meta.story({
  tags: ['state'],
  args: { record: failed('Give a reason before you open this record.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Give a reason before you open this record.')).toBeVisible();
    await expect(canvas.queryByText('None in the record')).not.toBeInTheDocument();
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
