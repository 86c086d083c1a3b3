import type { FormEvent } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
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

const box = (group: HTMLElement, name: string) => within(group).getByRole('textbox', { name });

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
    await step('nothing is no date', async () => {
      await expect(entries()).toEqual({ date: '', time: '' });
    });
    await step('day, month and year, then hour and minute, in one go', async () => {
      await userEvent.tab();
      await expect(box(canvas.getByRole('group', { name: 'Date' }), 'Day')).toHaveFocus();
      await userEvent.keyboard('03042025');
      await expect(entries()).toEqual({ date: '2025-04-03', time: '' });
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Choose from a calendar: Date' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('0815');
      await expect(entries()).toEqual({ date: '2025-04-03', time: '08:15' });
    });
    await step('a whole date is pasted into any box', async () => {
      const day = box(canvas.getByRole('group', { name: 'Date' }), 'Day');
      // Clearing the input moves focus to it.
      await userEvent.clear(day);
      await userEvent.paste('27/3/2025');
      await expect(entries()).toEqual({ date: '2025-03-27', time: '08:15' });
    });
  },
});

export const PickedFromTheCalendar = meta.story({
  args: { defaultDate: undefined },
  play: async ({ canvas, canvasElement }) => {
    const calendar = canvasElement.querySelector<HTMLInputElement>('input[type="date"]');
    if (!calendar) throw new Error('The calendar is missing.');
    await expect(calendar.max).toBe('2026-01-01');
    // The event of the native picker after a selection.
    fireEvent.input(calendar, { target: { value: '2025-12-24' } });
    const date = canvas.getByRole('group', { name: 'Date' });
    await expect(box(date, 'Day')).toHaveValue('24');
    await expect(box(date, 'Month')).toHaveValue('12');
    await expect(box(date, 'Year')).toHaveValue('2025');
  },
});

export const RefusesADayAfterTheLatest = meta.story({
  render: (args) => (
    <DateField label="Date" name="date" isRequired defaultValue={args.defaultDate} max={args.max} />
  ),
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByRole('group', { name: 'Date' });
    const year = box(date, 'Year');
    await userEvent.clear(year);
    await userEvent.type(year, '2027');
    await expect(date).toHaveAccessibleDescription('Enter 1 January 2026 or an earlier day.');
    await expect(year).toBeInvalid();
    await userEvent.clear(year);
    await userEvent.type(year, '2025');
    await expect(year).toBeValid();
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
    const date = canvas.getByRole('group', { name: /^Date/ });
    const time = canvas.getByRole('group', { name: /^Time/ });
    await step('the form asks for the rest', async () => {
      await userEvent.type(box(date, 'Day'), '11{Enter}');
      await expect(date).toHaveAccessibleDescription('Enter a day that exists, with day, month and year.');
      await expect(onSubmit).not.toHaveBeenCalled();
    });
    await step('a day that does not exist is none', async () => {
      await userEvent.type(box(date, 'Day'), '/13/2025{Enter}');
      await expect(date).toHaveAccessibleDescription('Enter a day that exists, with day, month and year.');
      await expect(box(date, 'Day')).toHaveValue('11');
    });
    await step('neither is a time', async () => {
      await userEvent.clear(box(date, 'Month'));
      await userEvent.type(box(date, 'Month'), '11');
      await userEvent.type(box(time, 'Hour'), '2460{Enter}');
      await expect(time).toHaveAccessibleDescription(
        'Enter the time with hours and minutes, from 00:00 to 23:59.',
      );
    });
    await step('the whole is handed over', async () => {
      await userEvent.clear(box(time, 'Hour'));
      await userEvent.clear(box(time, 'Minute'));
      await userEvent.type(box(date, 'Year'), '{Enter}');
      await expect(onSubmit).toHaveBeenCalledWith({ date: '2025-11-11', time: '' });
    });
  },
});

/** The form saves a draft while the same event bubbles, so the complete value must be set by then. */
export const AFormReadsWhatIsTyped = meta.story({
  render: () => {
    const read = (event: FormEvent<HTMLFormElement>) => {
      const form = event.currentTarget;
      form.dataset.draft = JSON.stringify(Object.fromEntries(new FormData(form)));
    };
    return (
      <form aria-label="When" onInput={read}>
        <DateTimeFields />
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas.getByRole('group', { name: 'Date' }), 'Day'), '11112025');
    await expect(canvas.getByRole('form')).toHaveAttribute('data-draft', '{"date":"2025-11-11","time":""}');
  },
});
