import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Form, useSchemaForm } from '../Form/index.ts';
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

interface Keys {
  keyboard: (keys: string) => Promise<unknown>;
}

/** Keys of the machine: only the browser itself moves on from day to month. The days below read the same month first. */
const keysOf = (userEvent: Keys) => globalThis.pressKeys ?? userEvent.keyboard;

/** Tab stops at day, month, year and the calendar. */
async function tabTo(field: HTMLElement, press: (keys: string) => Promise<unknown>) {
  for (let presses = 0; document.activeElement !== field && presses < 6; presses += 1) await press('{Tab}');
  await expect(field).toHaveFocus();
}

export const HandsOverIsoText = meta.story({
  args: { defaultDate: undefined, defaultTime: undefined },
  render: (args) => (
    <form aria-label="When">
      <DateTimeFields {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const press = keysOf(userEvent);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'When' });
    const entries = () => Object.fromEntries(new FormData(form));
    await step('nothing is no date', async () => {
      await expect(entries()).toEqual({ date: '', time: '' });
    });
    await step('day, month and year, then hour and minute, in one go', async () => {
      await userEvent.tab();
      await expect(canvas.getByLabelText('Date')).toHaveFocus();
      await press('11112025');
      await tabTo(canvas.getByLabelText('Time'), press);
      // Where the clock has twelve hours, the letter says which half of the day.
      await press('0815a');
      await expect(entries()).toEqual({ date: '2025-11-11', time: '08:15' });
    });
  },
});

export const RefusesADayAfterTheLatest = meta.story({
  render: (args) => (
    <DateField label="Date" name="date" isRequired defaultValue={args.defaultDate} max={args.max} />
  ),
  play: async ({ canvas, userEvent }) => {
    const press = keysOf(userEvent);
    const date = canvas.getByLabelText('Date');
    await userEvent.tab();
    await press('02022027');
    await expect(date).toHaveValue('2027-02-02');
    await expect(date).toHaveAccessibleDescription('Enter 1 January 2026 or an earlier day.');
    await expect(date).toBeInvalid();
    await tabTo(date, press);
    await press('02022025');
    await expect(date).toBeValid();
  },
});

const schema = z.object({ date: z.string(), time: z.string() });
const onSubmit = fn();

function Visit() {
  const form = useSchemaForm(schema, { onSubmit });
  return (
    <Form form={form} aria-label="Last visit">
      <DateTimeFields isRequired={false} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

export const HalfADateIsNotSentAsNone = meta.story({
  render: () => <Visit />,
  play: async ({ canvas, step, userEvent }) => {
    onSubmit.mockClear();
    const press = keysOf(userEvent);
    const date = canvas.getByLabelText<HTMLInputElement>(/^Date/);
    await step('the form asks for the rest', async () => {
      await userEvent.tab();
      await press('11{Enter}');
      await expect(date).toHaveAccessibleDescription('Enter a day that exists, with day, month and year.');
      await expect(onSubmit).not.toHaveBeenCalled();
    });
    await step('what was typed still stands there', async () => {
      await expect(date).toHaveFocus();
      await press('{ArrowLeft}{ArrowLeft}{ArrowRight}112025');
      await expect(date).toHaveValue('2025-11-11');
      await expect(date).toBeValid();
    });
    await step('and the whole is handed over', async () => {
      await press('{Enter}');
      await expect(onSubmit).toHaveBeenCalledWith({ date: '2025-11-11', time: '' });
    });
  },
});
