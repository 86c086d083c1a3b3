import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Form, useSchemaForm } from '../Form/index.ts';
import { failed, loading, ready } from '../RemoteView/index.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const medicines = [
  { value: 'amlodipine', label: 'Amlodipine', description: 'Tablet, 5 mg and 10 mg' },
  { value: 'atorvastatin', label: 'Atorvastatin', description: 'Tablet, 10 mg to 80 mg' },
  { value: 'metformin', label: 'Metformin', description: 'Tablet, 500 mg and 850 mg' },
];
const args: ComboBoxProps = {
  label: 'Medicine',
  name: 'medicine',
  isRequired: true,
  options: ready([]),
  onInputChange: fn(),
  onChange: fn(),
};
const meta = preview.meta({ component: ComboBox, args });

/** Answers at once, as a server would after a while. */
function Search({ onInputChange, ...props }: ComboBoxProps) {
  const [text, setText] = useState('');
  const found = medicines.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <ComboBox
      {...props}
      options={ready(text === '' ? [] : found)}
      onInputChange={(next) => {
        setText(next);
        onInputChange?.(next);
      }}
    />
  );
}

export const Default = meta.story({ render: (args) => <Search {...args} /> });

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="lg">
      <ComboBox {...args} />
      <ComboBox {...args} defaultOption={medicines[2]} description="The name on the box." />
      <ComboBox {...args} errorMessage="Choose a medicine from the list." />
      <ComboBox {...args} isRequired={false} label="Country" />
    </Stack>
  ),
});

const openAndRead =
  (sentence: string) => async (userEvent: { click: (element: Element) => Promise<void> }) => {
    await userEvent.click(screen.getByRole('button', { name: /Show the list/ }));
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
  };

export const Searching = meta.story({
  args: { options: loading },
  play: async ({ userEvent }) => openAndRead('Searching…')(userEvent),
});

export const Failed = meta.story({
  args: { options: failed('Network error. Please try again.') },
  play: async ({ userEvent }) => openAndRead('Network error. Please try again.')(userEvent),
});

export const ChosenWithKeyboard = meta.story({
  render: (args) => <Search {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Medicine' });
    await step('what does not exist is said', async () => {
      await userEvent.type(input, 'xy');
      await waitFor(() =>
        expect(screen.getByText('Nothing found. Check the spelling or type less.')).toBeVisible(),
      );
    });
    await step('arrows and Enter choose', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'met');
      await screen.findByRole('option', { name: /Metformin/ });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(input).toHaveValue('Metformin');
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith(medicines[2]);
    });
    await step('another search that is given up leaves the choice', async () => {
      await userEvent.type(input, ' XR');
      await userEvent.tab();
      await expect(input).toHaveValue('Metformin');
    });
  },
});

const schema = z.object({ medicine: z.string().check(z.minLength(1, 'Choose a medicine from the list.')) });

function Example({ onSubmit }: { onSubmit: (values: { medicine: string }) => void }) {
  const form = useSchemaForm(schema, { onSubmit });
  return (
    <Form form={form} aria-label="Medicine">
      <Search label="Medicine" name="medicine" isRequired options={ready([])} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

const onSubmit = fn();

export const InAForm = meta.story({
  render: () => <Example onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const input = canvas.getByRole('combobox', { name: 'Medicine' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Choose a medicine from the list.');
    await userEvent.type(input, 'aml');
    await userEvent.click(await screen.findByRole('option', { name: /Amlodipine/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledWith({ medicine: 'amlodipine' });
  },
});
