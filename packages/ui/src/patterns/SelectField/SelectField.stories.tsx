import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Form, useSchemaForm } from '../Form/index.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const options = [
  { value: 'id-card', label: 'Identity card (NRIC)' },
  { value: 'fin', label: 'FIN', description: 'For work, study and long-term passes' },
  { value: 'passport', label: 'Passport' },
];
const units = ['mmol/L', 'mg/dL'].map((unit) => ({ value: unit, label: unit }));
const args: SelectFieldProps = {
  label: 'Document type',
  name: 'documentType',
  isRequired: true,
  options,
  onChange: fn(),
};
const meta = preview.meta({ component: SelectField, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="lg">
      <SelectField {...args} />
      <SelectField {...args} defaultValue="passport" description="The one you will show to the doctor." />
      <SelectField {...args} errorMessage="Choose the type of your document." />
      <SelectField {...args} label="Unit" width="short" options={units} defaultValue="mmol/L" />
      <SelectField
        {...args}
        label="Ethnicity"
        width="medium"
        isRequired={false}
        placeholder="Choose your ethnicity"
      />
    </Stack>
  ),
});

export const SaysWhatAnOptionMeans = meta.story({
  tags: ['state'],
  args: { defaultValue: 'fin', description: 'The one you will show to the doctor.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Document type' });
    await expect(field).toHaveDisplayValue('FIN – For work, study and long-term passes');
    await expect(field).toHaveAccessibleDescription('The one you will show to the doctor.');
    await expect(field).toBeRequired();
  },
});

export const ChosenWithKeyboard = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    // The native list handles its own keys.
    const press = globalThis.pressKeys ?? userEvent.keyboard;
    const field = canvas.getByRole('combobox', { name: 'Document type' });
    await step('its first letters choose an option', async () => {
      await expect(field).toHaveValue('');
      await userEvent.tab();
      await press('pass');
      await expect(field).toHaveValue('passport');
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith('passport');
    });
    await step('nothing cannot be chosen again', async () => {
      await press('{Home}');
      await expect(field).toHaveValue('id-card');
      await press('{ArrowUp}');
      await expect(field).toHaveValue('id-card');
    });
  },
});

export const OptionalIsTakenBack = meta.story({
  args: { isRequired: false, defaultValue: 'fin' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /^Document type/ });
    await userEvent.selectOptions(field, 'Choose one');
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(field).toHaveValue('');
  },
});

/** Receives most of its options after the first render. */
function LazyOptions({ options, ...props }: SelectFieldProps) {
  const [known, setKnown] = useState<SelectFieldProps['options']>(options.slice(0, 1));
  return (
    <Stack gap="md">
      <SelectField {...props} options={known} />
      <Button onPress={() => setKnown(options)}>Load</Button>
    </Stack>
  );
}

export const OptionsMayComeLater = meta.story({
  args: { defaultValue: 'passport' },
  render: (args) => <LazyOptions {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Document type' });
    await expect(field).toHaveDisplayValue('Choose one');
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(field).toHaveDisplayValue('Passport');
  },
});

const schema = z.object({
  documentType: z.string().check(z.minLength(1, 'Choose the type of your document.')),
  language: z.string().check(z.minLength(1, 'Choose a language.')),
});

function Example({ onSubmit }: { onSubmit: (values: z.output<typeof schema>) => void }) {
  const form = useSchemaForm(schema, { onSubmit });
  return (
    <Form form={form} aria-label="Document">
      <SelectField label="Document type" name="documentType" isRequired options={options} />
      <SelectField
        label="Language"
        name="language"
        isRequired
        options={[{ value: 'en', label: 'English' }]}
      />
      <Button type="submit">Save</Button>
    </Form>
  );
}

const onSubmit = fn();

export const InAForm = meta.story({
  render: () => <Example onSubmit={onSubmit} />,
  play: async ({ canvas, step, userEvent }) => {
    onSubmit.mockClear();
    const type = canvas.getByRole('combobox', { name: 'Document type' });
    const language = canvas.getByRole('combobox', { name: 'Language' });
    await step('nothing chosen is listed, and the first field takes focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByRole('button', { name: 'Choose a language.' })).toBeVisible();
      await expect(type).toHaveFocus();
      await expect(type).toHaveAccessibleDescription('Choose the type of your document.');
      await expect(onSubmit).not.toHaveBeenCalled();
    });
    await step('a choice puts its error away, beside the field and in the list', async () => {
      await userEvent.selectOptions(type, 'Passport');
      await expect(canvas.queryAllByText('Choose the type of your document.')).toEqual([]);
    });
    await step('choices are handed over', async () => {
      await userEvent.selectOptions(language, 'English');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(onSubmit).toHaveBeenCalledOnce();
      await expect(onSubmit).toHaveBeenCalledWith({ documentType: 'passport', language: 'en' });
    });
  },
});
