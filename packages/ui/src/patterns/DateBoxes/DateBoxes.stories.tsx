import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Form, useSchemaForm } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { DateBoxes, type DateBoxesProps } from './DateBoxes.tsx';

const args: DateBoxesProps = {
  label: 'Date of birth',
  name: 'dateOfBirth',
  isRequired: true,
  isBirthDate: true,
  onChange: fn(),
};
const meta = preview.meta({ component: DateBoxes, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="xl">
      <DateBoxes {...args} />
      <DateBoxes {...args} defaultValue="1964-03-27" description="As on your identity card." />
      <DateBoxes {...args} defaultValue="2027-03-27" errorMessage="Enter a date in the past." />
      <DateBoxes {...args} label="Date of the test" isRequired={false} isBirthDate={false} />
    </Stack>
  ),
});

export const HandsOverIsoText = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'For example, 27 3 1964',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '7');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '3');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '1964');
    await expect(args.onChange).toHaveBeenLastCalledWith('1964-03-07');
  },
});

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Enter your name.')),
  dateOfBirth: z
    .string()
    .check(
      z.minLength(1, { error: 'Enter your date of birth.', abort: true }),
      z.iso.date('Enter a real date, such as 27 3 1964.'),
    ),
});

function Example({ onSubmit }: { onSubmit: (values: z.output<typeof schema>) => void }) {
  const form = useSchemaForm(schema, { onSubmit });
  return (
    <Form form={form} aria-label="You">
      <TextField label="Name" name="name" isRequired />
      <DateBoxes label="Date of birth" name="dateOfBirth" isRequired isBirthDate />
      <Button type="submit">Save</Button>
    </Form>
  );
}

const onSubmit = fn();

export const InAForm = meta.story({
  render: () => <Example onSubmit={onSubmit} />,
  play: async ({ canvas, step, userEvent }) => {
    onSubmit.mockClear();
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const day = canvas.getByRole('textbox', { name: 'Day' });
    await step('the list of errors leads to the first box', async () => {
      await save();
      await userEvent.click(canvas.getByRole('button', { name: 'Enter your date of birth.' }));
      await expect(day).toHaveFocus();
      await expect(day).toBeInvalid();
      await expect(day).toHaveAccessibleDescription('Enter your date of birth.');
    });
    await step('typing puts the error away; a day that does not exist is explained and stays', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Tan Mei');
      await userEvent.type(day, '31');
      await expect(day).toBeValid();
      await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '2');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '1964');
      await save();
      await expect(canvas.getByText('Enter a real date, such as 27 3 1964.')).toBeVisible();
      await expect(day).toHaveValue('31');
    });
    await step('a real day is handed over', async () => {
      await userEvent.clear(day);
      await userEvent.type(day, '27');
      await save();
      await expect(onSubmit).toHaveBeenCalledOnce();
      await expect(onSubmit).toHaveBeenCalledWith({ name: 'Tan Mei', dateOfBirth: '1964-02-27' });
    });
  },
});
