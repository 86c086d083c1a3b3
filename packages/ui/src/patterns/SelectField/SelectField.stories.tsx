import { expect, fn, screen } from 'storybook/test';
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
      <SelectField {...args} label="Unit" width="short" isRequired={false} defaultValue="fin" />
      <SelectField {...args} label="Ethnicity" width="medium" placeholder="Choose your ethnicity" />
    </Stack>
  ),
});

export const Open = meta.story({
  args: { defaultValue: 'fin' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Document type/ }));
    await expect(await screen.findByRole('option', { name: /FIN/ })).toHaveAttribute('aria-selected', 'true');
  },
});

export const ChosenWithKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('pass{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('passport');
    await expect(canvas.getByRole('button', { name: /Document type/ })).toHaveTextContent('Passport');
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
    const choose = async (field: RegExp, option: string) => {
      await userEvent.click(canvas.getByRole('button', { name: field }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await step('nothing chosen is listed, and the first field takes focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByRole('button', { name: 'Choose a language.' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: /Document type/ })).toHaveFocus();
      await expect(onSubmit).not.toHaveBeenCalled();
    });
    await step('a choice puts its error away, beside the field and in the list', async () => {
      await choose(/Document type/, 'Passport');
      await expect(canvas.queryAllByText('Choose the type of your document.')).toEqual([]);
    });
    await step('choices are handed over', async () => {
      await choose(/Language/, 'English');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(onSubmit).toHaveBeenCalledOnce();
      await expect(onSubmit).toHaveBeenCalledWith({ documentType: 'passport', language: 'en' });
    });
  },
});
