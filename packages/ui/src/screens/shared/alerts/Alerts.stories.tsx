import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { isInWindow } from '../../../test/showsOwnAdvice.ts';
import { AlertBar } from './AlertBar.tsx';
import { AlertList } from './AlertList.tsx';
import type { AlertEntry } from './alert.types.ts';
import {
  calmer,
  crisis,
  emergency,
  highSugarBefore,
  lowSugar,
  seenByDoctor,
  weightGain,
} from './alerts.fixtures.ts';

/** Returns what the bar shows of an alert. */
function inBar({ uuid, level, reason, action, call, value, when, comparison, newest, closes }: AlertEntry) {
  return { uuid, level, reason, action, call, value, when, comparison, newest, closes };
}

const noClinic = 'No clinic sees this. Please act yourself.';
const intents = { busyUuid: null, onSeen: fn(), onReportSymptoms: fn() };
const meta = preview.meta({
  component: AlertList,
  args: { alerts: [emergency, crisis], sharingWords: noClinic, ...intents },
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText('Your potassium is very high. This can disturb your heartbeat.'),
    ).toBeVisible();
    for (const call of canvas.getAllByRole('link', { name: 'Call 995' }))
      await expect(call).toHaveAttribute('href', 'tel:995');
    await expect(canvas.getByText(noClinic)).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'I have seen this' })[1] ?? canvas.getByText('none'),
    );
    await expect(args.onSeen).toHaveBeenCalledWith('a1');
  },
});

const withChestPain: AlertEntry = {
  ...crisis,
  level: 'emergency',
  action: 'Call 995 now. Do not drive yourself.',
  symptoms: crisis.symptoms.map((symptom) => ({ ...symptom, isTicked: symptom.code === 'chest_pain' })),
};

export const SymptomsAreReported = meta.story({
  args: { alerts: [crisis] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Send my answer' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'I have symptoms' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chest pain or pressure' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send my answer' }));
    await expect(args.onReportSymptoms).toHaveBeenCalledWith('a1', ['chest_pain'], []);
  },
});

export const ARedFlagAnswersAtOnce = meta.story({
  args: { alerts: [crisis] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, step, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have symptoms' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Feeling faint' }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await step('beside the tick, in the window, and announced', async () => {
      const chestPain = canvas.getByRole('checkbox', { name: 'Chest pain or pressure' });
      await userEvent.click(chestPain);
      const advice = within(canvas.getByRole('alert'));
      const words = advice.getByText('Call 995 now. Do not drive yourself.');
      const phone = advice.getByRole('link', { name: 'Call 995' });
      for (const element of [words, phone]) await expect(isInWindow(element)).toBe(true);
      const below = words.getBoundingClientRect().top - chestPain.getBoundingClientRect().bottom;
      await expect(below).toBeLessThan(96);
    });
    await step('and still has to be sent', () => expect(args.onReportSymptoms).not.toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chest pain or pressure' }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const ThePhoneIsTheFirstButton = meta.story({
  tags: ['state'],
  args: { alerts: [withChestPain] },
  play: async ({ canvas }) => {
    const [first, ...others] = [...canvas.getByRole('alert').querySelectorAll('a, button')];
    await expect(first).toHaveAttribute('href', 'tel:995');
    const fill = (element: Element | undefined) => element && getComputedStyle(element).backgroundColor;
    for (const other of others) await expect(fill(other)).not.toBe(fill(first));
  },
});

export const SymptomsAreCorrected = meta.story({
  args: { alerts: [withChestPain] },
  play: async ({ canvas, step, userEvent, args }) => {
    const removeSymptom = async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Chest pain or pressure' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Send my answer' }));
      const question = await screen.findByText(
        'You took this away: Chest pain or pressure. Do you no longer have it, or did you report it by mistake?',
      );
      await waitFor(() => expect(question).toBeVisible());
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Correct my symptoms' }));
    await canvas.findByRole('checkbox', { name: 'Chest pain or pressure' });
    await step('one that has passed still counts', async () => {
      await removeSymptom();
      await userEvent.click(screen.getByRole('button', { name: 'I no longer have it' }));
      await expect(args.onReportSymptoms).not.toHaveBeenCalled();
      await expect(
        canvas.getByText('A symptom that has passed still counts. Follow the advice above.'),
      ).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: 'Chest pain or pressure' })).toBeChecked();
    });
    await step('a mistake does not', async () => {
      await removeSymptom();
      await userEvent.click(screen.getByRole('button', { name: 'It was added by mistake' }));
      await expect(args.onReportSymptoms).toHaveBeenCalledWith('a1', [], ['chest_pain']);
    });
  },
});

export const Seen = meta.story({
  tags: ['state'],
  args: {
    alerts: [seenByDoctor],
    sharingWords: 'Your clinic can see this but may not look at once. Do not wait for a call.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'I have seen this' })).not.toBeInTheDocument();
    await expect(canvas.getByText('I call you at noon. Keep your phone near you.')).toBeVisible();
    await expect(canvas.getByText('A doctor has seen this.')).toBeVisible();
    await expect(
      canvas.getByText('Worst reading: Blood pressure 204/112 mmHg, 1 January 2026 at 07:30'),
    ).toBeVisible();
  },
});

export const Saving = meta.story({ args: { alerts: [crisis], busyUuid: 'a1' } });

export const None = meta.story({
  tags: ['state'],
  args: { alerts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(noClinic)).not.toBeInTheDocument();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const Bar = meta.story({
  tags: ['state'],
  render: () => <AlertBar alerts={[inBar(emergency)]} moreCount={2} href="/HealthAlerts" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Health alert' })).toHaveTextContent(emergency.reason);
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
    const link = canvas.getByRole('link', { name: 'See what to do and 2 more' });
    await expect(link).toHaveAttribute('href', '/HealthAlerts');
  },
});

export const BarOfACrisis = meta.story({
  tags: ['state'],
  render: () => <AlertBar alerts={[inBar(crisis)]} moreCount={0} href="/HealthAlerts" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
  },
});

export const BarNarrow = meta.story({
  render: () => <AlertBar alerts={[inBar(emergency)]} moreCount={1} href="/HealthAlerts" />,
  globals: { viewport: { value: 'narrow' } },
});

export const AfterACalmerReading = meta.story({
  tags: ['state'],
  args: { alerts: [calmer] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Newest reading: 128/76 mmHg, 09:16')).toBeVisible();
    await expect(canvas.getByText(calmer.closes)).toBeVisible();
  },
});

export const BarAfterACalmerReading = meta.story({
  tags: ['state'],
  render: () => <AlertBar alerts={[inBar(calmer)]} moreCount={0} href="/HealthAlerts" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(
      `Blood pressure 190/125 mmHg, 09:10. Newest: 128/76 mmHg, 09:16. ${calmer.closes}`,
    );
  },
});

export const BarOfOpposites = meta.story({
  tags: ['state'],
  render: () => (
    <AlertBar alerts={[inBar(lowSugar), inBar(highSugarBefore)]} moreCount={1} href="/HealthAlerts" />
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region');
    await expect(bar).toHaveTextContent(/Blood sugar 3\.2 mmol\/L, 09:12\..*Blood sugar 31 mmol\/L, 09:00\./);
    await expect(bar).not.toHaveTextContent(highSugarBefore.action);
    await expect(canvas.getAllByRole('link', { name: 'Call 995' })).toHaveLength(1);
  },
});

const gain = 'Weight 94.0 kg, 09:10, 5.6 kg above 88.4 kg on 26 Nov';

export const AGainOfWeight = meta.story({
  args: { alerts: [weightGain] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(gain)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have symptoms' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Sudden swelling' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send my answer' }));
    await expect(args.onReportSymptoms).toHaveBeenCalledWith('a8', ['sudden_swelling'], []);
  },
});

export const BarOfAGainOfWeight = meta.story({
  tags: ['state'],
  render: () => <AlertBar alerts={[inBar(weightGain)]} moreCount={0} href="/HealthAlerts" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(`${gain}. ${weightGain.closes}`);
  },
});
