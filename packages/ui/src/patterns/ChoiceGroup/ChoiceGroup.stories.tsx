import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Form, useSchemaForm } from '../Form/index.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { SingleChoiceProps } from './ChoiceGroup.types.ts';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const conditions = [
  { value: 'hypertension', label: 'High blood pressure' },
  { value: 'diabetes', label: 'Diabetes', description: 'Type 1, type 2 or in pregnancy' },
  { value: 'lipids', label: 'High cholesterol' },
];
const args: SingleChoiceProps = {
  label: 'Do you smoke?',
  name: 'isSmoker',
  isRequired: true,
  options: yesNo,
  onChange: fn(),
};
const meta = preview.meta({ component: ChoiceGroup, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: () => (
    <Stack gap="xl">
      <ChoiceGroup label="Do you smoke?" isRequired options={yesNo} defaultValue="no" />
      <ChoiceGroup label="Do you smoke?" isRequired options={yesNo} errorMessage="Choose yes or no." />
      <ChoiceGroup label="Do you smoke?" isRequired options={yesNo} layout="cards" defaultValue="yes" />
      <ChoiceGroup
        label="Your conditions"
        description="Choose all that a doctor has told you of."
        isMultiple
        options={conditions}
        defaultValue={['diabetes']}
      />
      <ChoiceGroup
        label="Your conditions"
        isMultiple
        layout="cards"
        options={conditions}
        defaultValue={['hypertension', 'diabetes']}
      />
      <ChoiceGroup
        label="Your conditions"
        isMultiple
        isRequired
        layout="cards"
        options={conditions}
        errorMessage="Choose at least one."
      />
    </Stack>
  ),
});

export const OneWithKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Do you smoke?' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('no');
  },
});

const schema = z.object({
  isSmoker: z.enum(['yes', 'no'], 'Choose yes or no.'),
  conditions: z.array(z.string()).check(z.minLength(1, 'Choose at least one condition.')),
});
type Answers = z.output<typeof schema>;

function Example({ onSubmit }: { onSubmit: (answers: Answers) => void }) {
  const form = useSchemaForm(schema, { onSubmit, listNames: ['conditions'] });
  return (
    <Form form={form} aria-label="Health">
      <ChoiceGroup label="Do you smoke?" name="isSmoker" isRequired layout="cards" options={yesNo} />
      <ChoiceGroup label="Your conditions" name="conditions" isRequired isMultiple options={conditions} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

const onSubmit = fn();

export const InAForm = meta.story({
  render: () => <Example onSubmit={onSubmit} />,
  play: async ({ canvas, step, userEvent }) => {
    onSubmit.mockClear();
    await step('what is missing is listed, and the list leads to its question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Choose at least one condition.' }));
      await expect(canvas.getByRole('checkbox', { name: 'High blood pressure' })).toHaveFocus();
    });
    await step('answers are handed over as one value and as a list', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'High blood pressure' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'High cholesterol' }));
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(onSubmit).toHaveBeenCalledOnce();
      await expect(onSubmit).toHaveBeenCalledWith({
        isSmoker: 'no',
        conditions: ['hypertension', 'lipids'],
      });
    });
  },
});
