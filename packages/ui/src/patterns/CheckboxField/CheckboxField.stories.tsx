import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Form, useSchemaForm } from '../Form/index.ts';
import { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';

const args: CheckboxFieldProps = {
  children: 'I agree to the terms of the video consultation',
  name: 'terms',
  isRequired: true,
  onChange: fn(),
};
const meta = preview.meta({ component: CheckboxField, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="lg">
      <CheckboxField {...args} />
      <CheckboxField {...args} defaultSelected />
      <CheckboxField {...args} description="You can take it back at any time." />
      <CheckboxField {...args} errorMessage="Agree to the terms to go on." />
      <CheckboxField {...args}>
        I have read how my health information is used, who may see it, and how long it is kept, in{' '}
        <Link href="/Privacy">the privacy notice</Link>
      </CheckboxField>
    </Stack>
  ),
});

export const TickedWithKeyboard = meta.story({
  args: { description: 'You can take it back at any time.' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms of the video consultation' });
    await expect(box).toHaveAccessibleDescription('You can take it back at any time.');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

const schema = z.object({ terms: z.literal('on', 'Agree to the terms to go on.') });

function Example({ onSubmit }: { onSubmit: (values: { terms: 'on' }) => void }) {
  const form = useSchemaForm(schema, { onSubmit });
  return (
    <Form form={form} aria-label="Terms">
      <CheckboxField name="terms" isRequired>
        I agree
      </CheckboxField>
      <Button type="submit">Continue</Button>
    </Form>
  );
}

const onSubmit = fn();

export const InAForm = meta.story({
  render: () => <Example onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const box = canvas.getByRole('checkbox', { name: 'I agree' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Agree to the terms to go on.');
    await userEvent.click(box);
    await expect(canvas.queryByText('Agree to the terms to go on.')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(onSubmit).toHaveBeenCalledWith({ terms: 'on' });
  },
});
