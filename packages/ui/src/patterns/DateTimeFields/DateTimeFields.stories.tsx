import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { DateField } from './DateField.tsx';
import { DateTimeFields } from './DateTimeFields.tsx';
import { TimeField } from './TimeField.tsx';

const meta = preview.meta({
  component: DateTimeFields,
  args: { defaultDate: '2026-01-01', defaultTime: '17:12', max: '2026-01-01' },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: () => (
    <Stack gap="lg">
      <DateField label="Date of birth" description="As on your identity card." isRequired />
      <DateField
        label="Date"
        isRequired
        errorMessage="This date is in the future."
        defaultValue="2026-02-01"
      />
      <TimeField label="Remind me at" defaultValue="08:00" />
    </Stack>
  ),
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const HandsOverIsoText = meta.story({
  args: { defaultDate: undefined, defaultTime: undefined },
  render: (args) => (
    <form aria-label="When">
      <DateTimeFields {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'When' });
    const entries = () => Object.fromEntries(new FormData(form));
    await step('an incomplete date is no date', async () => {
      await expect(entries()).toEqual({ date: '', time: '' });
    });
    await step('day, month and year, then hour and minute, in one go', async () => {
      await userEvent.tab();
      await userEvent.keyboard('31122025');
      await userEvent.tab();
      await userEvent.keyboard('0815');
      await expect(entries()).toEqual({ date: '2025-12-31', time: '08:15' });
    });
  },
});

export const RefusesADayAfterTheLatest = meta.story({
  args: { defaultDate: '2026-01-02' },
  render: (args) => (
    <DateField label="Date" name="date" isRequired defaultValue={args.defaultDate} max={args.max} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('Enter 1 January 2026 or an earlier day.')).toBeVisible();
  },
});
