import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Form, useSchemaForm } from '../Form/index.ts';
import { failed, loading, ready } from '../RemoteView/index.ts';
import { TextField } from '../TextField/index.ts';
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

/** Returns results immediately. */
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

export const Open = meta.story({
  args: { options: ready(medicines) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the list: Medicine' }));
    await waitFor(() => expect(screen.getByRole('option', { name: /Metformin/ })).toBeVisible());
  },
});

/** Expects the message twice: below the input, and in a live region for announcements. */
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
  render: (args) => (
    <>
      <p>Choose what the doctor has prescribed.</p>
      <Search {...args} />
    </>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Medicine' });
    const outside = () => canvas.getByText('Choose what the doctor has prescribed.');
    const press = async (keys: string, expected: RegExp) => {
      await userEvent.keyboard(keys);
      const option = await screen.findByRole('option', { name: expected });
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
    await step('a screen reader stays in the box and its list', async () => {
      await expect(outside()).toHaveAttribute('aria-hidden', 'true');
    });
    await step('Escape closes and takes nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(outside()).not.toHaveAttribute('aria-hidden');
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
    await step('Escape gives up another search and leaves the choice', async () => {
      await userEvent.type(input, ' XR{Escape}');
      await expect(input).toHaveValue('Metformin');
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('without text nothing is chosen', async () => {
      await userEvent.clear(input);
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    });
  },
});

const nextFieldName = 'Dose';

/** The user types a full name and leaves the field before the response arrives. */
export const TypedInFull = meta.story({
  render: (args) => (
    <Stack gap="lg">
      <Search {...args} />
      <TextField label={nextFieldName} />
    </Stack>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Medicine' });
    const expectChosen = async () => {
      await waitFor(() => expect(input).toHaveValue('Metformin'));
      await expect(args.onChange).toHaveBeenLastCalledWith(medicines[2]);
    };
    await step('Enter chooses it', async () => {
      await userEvent.type(input, 'metformin{Enter}');
      await expectChosen();
      await expect(input).toHaveAttribute('aria-expanded', 'false');
    });
    await step('so does Tab', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'Metformin');
      await userEvent.tab();
      await expectChosen();
      await expect(canvas.getByRole('textbox', { name: /^Dose/ })).toHaveFocus();
    });
    await step('what is not in the list stays, is no choice, and the field says so', async () => {
      await userEvent.type(input, ' XR');
      await userEvent.tab();
      await expect(input).toHaveValue('Metformin XR');
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
      await expect(input).toHaveAccessibleDescription(
        '“Metformin XR” is not in the list. Choose an entry of the list, or clear the field.',
      );
    });
    await step('correcting it is enough', async () => {
      await userEvent.type(input, '{Backspace}{Backspace}{Backspace}');
      await expect(input).not.toHaveAccessibleDescription();
      await userEvent.tab();
      await expectChosen();
    });
  },
});

function LateSearch(props: ComboBoxProps) {
  const [isAnswered, setAnswered] = useState(false);
  return (
    <Stack gap="lg">
      <ComboBox {...props} options={isAnswered ? ready(medicines) : loading} />
      <Button onPress={() => setAnswered(true)}>Let the server answer</Button>
    </Stack>
  );
}

export const FoundAfterLeaving = meta.story({
  render: (args) => <LateSearch {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Medicine' });
    await userEvent.type(input, 'Metformin');
    await userEvent.tab();
    await expect(input).toHaveValue('Metformin');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Let the server answer' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(medicines[2]));
    await expect(input).not.toHaveAccessibleDescription();
  },
});

/** The on-screen keyboard and a loading page both scroll the page while the user types. */
export const PageScrolls = meta.story({
  render: (args) => (
    <div style={{ minHeight: '250vh' }}>
      <Search {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Medicine' });
    await userEvent.type(input, 'met');
    await screen.findByRole('option', { name: /Metformin/ });
    const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, 24);
    await scrolled;
    await expect(input).toHaveValue('met');
    await userEvent.click(screen.getByRole('option', { name: /Metformin/ }));
    await expect(input).toHaveValue('Metformin');
    window.scrollTo(0, 0);
  },
});

export const OutOfStock = meta.story({
  args: {
    options: ready(
      medicines.map((medicine) => ({ ...medicine, isDisabled: medicine.value !== 'metformin' })),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Medicine' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    const amlodipine = await screen.findByRole('option', { name: /Amlodipine/ });
    await expect(amlodipine).toHaveAttribute('aria-disabled', 'true');
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: /Metformin/ }).id,
    );
    await userEvent.type(input, 'Amlodipine{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
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
    const submittedValue = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('medicine');
    await userEvent.type(input, 'Metf');
    await userEvent.tab();
    await expect(input).toHaveValue('Metf');
    await expect(submittedValue()).toBe('Metf');
    await userEvent.clear(input);
    await userEvent.type(input, 'metf{ArrowDown}{Enter}');
    await expect(submittedValue()).toBe('Metformin');
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

const required = z.object({ medicine: z.string().check(z.minLength(1, 'Choose a medicine from the list.')) });
const optional = z.object({ medicine: z.string() });

interface ExampleProps {
  isRequired?: boolean;
  onSubmit: (values: { medicine: string }) => void;
}

function Example({ isRequired = true, onSubmit }: ExampleProps) {
  const form = useSchemaForm(isRequired ? required : optional, { onSubmit });
  return (
    <Form form={form} aria-label="Medicine">
      <Search label="Medicine" name="medicine" isRequired={isRequired} options={ready([])} />
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

export const InAFormAndOptional = meta.story({
  render: () => <Example isRequired={false} onSubmit={onSubmit} />,
  play: async ({ canvas, step, userEvent }) => {
    onSubmit.mockClear();
    const input = canvas.getByRole('combobox', { name: /Medicine/ });
    const save = canvas.getByRole('button', { name: 'Save' });
    await step('a text without an entry is not dropped', async () => {
      await userEvent.type(input, 'Amlodipin');
      await userEvent.click(save);
      await expect(input).toHaveFocus();
      await expect(input).toHaveAccessibleDescription(/“Amlodipin” is not in the list/);
      await expect(onSubmit).not.toHaveBeenCalled();
    });
    await step('the field can be cleared', async () => {
      await userEvent.clear(input);
      await userEvent.click(save);
      await expect(onSubmit).toHaveBeenCalledWith({ medicine: '' });
    });
  },
});
