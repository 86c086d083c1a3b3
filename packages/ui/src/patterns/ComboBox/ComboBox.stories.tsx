import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Dialog } from '../Dialog/index.ts';
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
const closeDialog = fn();
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

/** It is said twice: under the box for who sees it, and by a part that stays, so that it is announced. */
async function expectAnnounced(sentence: string): Promise<void> {
  await waitFor(() => expect(screen.getByText(sentence, { selector: 'p' })).toBeVisible());
  await expect(screen.getByRole('status')).toHaveTextContent(sentence);
}

const openAndRead =
  (sentence: string) => async (userEvent: { click: (element: Element) => Promise<void> }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Show the list: Medicine' }));
    await expectAnnounced(sentence);
    await expect(screen.getByRole('combobox', { name: 'Medicine' })).toHaveFocus();
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
    const press = async (keys: string, leadsTo: RegExp) => {
      await userEvent.keyboard(keys);
      const option = await screen.findByRole('option', { name: leadsTo });
      await expect(input).toHaveAttribute('aria-activedescendant', option.id);
      await expect(input).toHaveFocus();
    };
    await step('what does not exist is said', async () => {
      await userEvent.type(input, 'xy');
      await expectAnnounced('Nothing found. Check the spelling or type less.');
    });
    await step('what was found is counted', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'a');
      await expect(canvas.getByRole('status')).toHaveTextContent('2 results');
      await expect(input).toHaveAttribute(
        'aria-controls',
        (await screen.findByRole('listbox', { name: 'Medicine' })).id,
      );
      await expect(input).not.toHaveAttribute('aria-activedescendant');
    });
    await step('arrow keys walk through it, round the end', async () => {
      await press('{ArrowDown}', /Amlodipine/);
      await press('{ArrowDown}', /Atorvastatin/);
      await press('{ArrowDown}', /Amlodipine/);
      await press('{ArrowUp}', /Atorvastatin/);
    });
    await step('Escape closes and takes nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await expect(input).toHaveValue('');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Enter takes what the arrow keys stand on', async () => {
      await userEvent.type(input, 'met');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(input).toHaveValue('Metformin');
      await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith(medicines[2]);
    });
    await step('arrow down opens at what is chosen', async () => {
      await press('{ArrowDown}', /Metformin/);
      await expect(await screen.findByRole('option', { name: /Metformin/, selected: true })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
    await step('another search that is given up leaves the choice', async () => {
      await userEvent.type(input, ' XR');
      await userEvent.tab();
      await expect(input).toHaveValue('Metformin');
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('without text nothing is chosen', async () => {
      await userEvent.clear(input);
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    });
  },
});

export const OwnText = meta.story({
  args: { allowsCustomValue: true },
  render: (args) => (
    <form aria-label="Medicine">
      <Search {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Medicine' });
    const handedOver = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('medicine');
    await userEvent.type(input, 'Metf');
    await userEvent.tab();
    await expect(input).toHaveValue('Metf');
    await expect(handedOver()).toBe('Metf');
    await userEvent.clear(input);
    await userEvent.type(input, 'metf{ArrowDown}{Enter}');
    await expect(handedOver()).toBe('Metformin');
  },
});

export const InADialog = meta.story({
  render: (args) => (
    <Dialog isOpen title="Add a medicine" onClose={closeDialog}>
      <Search {...args} />
    </Dialog>
  ),
  play: async ({ args, step, userEvent }) => {
    closeDialog.mockClear();
    const input = await screen.findByRole('combobox', { name: 'Medicine' });
    await step('Escape closes the list, not the dialog', async () => {
      await userEvent.type(input, 'met{Escape}');
      await expect(screen.queryByRole('option')).not.toBeInTheDocument();
      await expect(closeDialog).not.toHaveBeenCalled();
    });
    await step('an option can be pressed, and focus stays in the box', async () => {
      await userEvent.type(input, 'met');
      await userEvent.click(await screen.findByRole('option', { name: /Metformin/ }));
      await expect(input).toHaveValue('Metformin');
      await expect(input).toHaveFocus();
      await expect(args.onChange).toHaveBeenCalledWith(medicines[2]);
      await expect(closeDialog).not.toHaveBeenCalled();
    });
    await step('Escape then closes the dialog', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(closeDialog).toHaveBeenCalledOnce();
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
