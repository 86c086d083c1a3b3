import { useReducer, useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './Form.tsx';
import type { FieldErrors } from './fieldErrors.ts';
import { useSchemaForm } from './useSchemaForm.ts';

const schema = z.object({
  email: z.string().check(z.regex(/^\S+@\S+$/, 'Enter an e-mail address such as name@example.org.')),
  password: z.string().check(z.minLength(1, 'Enter your password.')),
  weight: z.pipe(
    z.string().check(z.regex(/^\d+(\.\d+)?$/, 'Enter your weight in kilograms, such as 71.4.')),
    z.transform(Number),
  ),
});

interface ExampleProps {
  label?: string;
  errors?: FieldErrors;
  message?: string;
  isPending?: boolean;
  onSubmit: (values: z.output<typeof schema>) => void;
}

function Example({ label = 'Example', message, ...options }: ExampleProps) {
  const form = useSchemaForm(schema, options);
  return (
    <Form form={form} message={message} aria-label={label}>
      <TextField name="email" label="E-mail address" type="email" isRequired />
      <PasswordField name="password" label="Password" autoComplete="current-password" isRequired />
      <NumberField name="weight" label="Weight" unit="kg" hasDecimals isRequired />
      <Button type="submit" isPending={options.isPending}>
        Save
      </Button>
    </Form>
  );
}

const args: ExampleProps = { onSubmit: fn() };
const meta = preview.meta({
  component: Example,
  args,
  argTypes: { onSubmit: { table: { disable: true } }, errors: { table: { disable: true } } },
});

const code = `import { Button, Form, NumberField, PasswordField, textFields, TextField, useSchemaForm } from '@vitalane/ui';

const schema = textFields({
  email: {
    missing: 'Enter your e-mail address.',
    shape: { pattern: /^\\S+@\\S+$/, message: 'Enter an e-mail address such as name@example.org.' },
  },
  password: { missing: 'Enter your password.', keepsSpaces: true },
  weight: {
    missing: 'Enter your weight in kilograms, such as 71.4.',
    shape: { pattern: /^\\d+(\\.\\d+)?$/, message: 'Enter your weight in kilograms, such as 71.4.' },
  },
});

export function Example() {
  const form = useSchemaForm(schema, { onSubmit: ({ email, weight }) => console.log(email, Number(weight)) });
  return (
    <Form form={form} aria-label="Example">
      <TextField name="email" label="E-mail address" type="email" isRequired />
      <PasswordField name="password" label="Password" autoComplete="current-password" isRequired />
      <NumberField name="weight" label="Weight" unit="kg" hasDecimals isRequired />
      <Button type="submit">Save</Button>
    </Form>
  );
}`;

export const Default = meta.story({ parameters: { docs: { source: { code } } } });

export const Matrix = meta.story({
  render: (props) => (
    <Stack gap="xl">
      <Example {...props} label="Untouched" />
      <Example {...props} label="Being saved" isPending />
      <Example {...props} label="Refused as a whole" message="Network error. Please try again." />
      <Example {...props} label="Refused in part" errors={{ email: 'This address is in use already.' }} />
    </Stack>
  ),
});

export const SendsTypedValues = meta.story({
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'mei@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'river');
    await userEvent.type(canvas.getByLabelText('Weight'), '71.4{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(onSubmit).toHaveBeenCalledWith({
      email: 'mei@example.org',
      password: 'river',
      weight: 71.4,
    });
  },
});

export const ExplainsWhatIsWrong = meta.story({
  play: async ({ args: { onSubmit }, canvas, step, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'river');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));

    await step('nothing is sent, nothing typed is lost', async () => {
      await expect(onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByLabelText('Password')).toHaveValue('river');
    });
    await step('the first wrong field has focus and says what to do', async () => {
      const email = canvas.getByLabelText('E-mail address');
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription('Enter an e-mail address such as name@example.org.');
    });
    await step('the list leads to the other one', async () => {
      const summary = within(canvas.getByRole('alert'));
      await userEvent.click(
        summary.getByRole('button', { name: 'Enter your weight in kilograms, such as 71.4.' }),
      );
      await expect(canvas.getByLabelText('Weight')).toHaveFocus();
    });
  },
});

export const OneProblemNeedsNoList = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'mei@example.org');
    await userEvent.type(canvas.getByLabelText('Weight'), '71.4');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const AnErrorGoesWithTheFirstEdit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'mei@example.org');
    await userEvent.type(canvas.getByLabelText('Weight'), '71.4');
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(password, 'r');
    await expect(password).not.toHaveAttribute('aria-invalid');
    const top = save.getBoundingClientRect().top;
    await userEvent.tab();
    await expect(save.getBoundingClientRect().top).toBe(top);
  },
});

export const ServerRefusesAField = meta.story({
  args: { errors: { email: 'This address has an account already.' } },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('E-mail address');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('This address has an account already.');
    await userEvent.type(email, 'm');
    await userEvent.tab();
    await expect(email).not.toHaveAttribute('aria-invalid');
  },
});

/** A container that builds the errors of the last response anew for each render, and that renders for each edit. */
function Rebuilding({ errors, ...props }: ExampleProps) {
  const [isPending, setPending] = useState(false);
  const [, render] = useReducer((count: number) => count + 1, 0);
  return (
    <div role="presentation" onInput={render}>
      <Example {...props} isPending={isPending} errors={isPending ? undefined : { ...errors }} />
      <Button onPress={() => setPending(!isPending)}>{isPending ? 'Answer' : 'Send'}</Button>
    </div>
  );
}

export const AnEditRemovesTheErrorOfTheServer = meta.story({
  args: { errors: { email: 'This address has an account already.' } },
  render: (props) => <Rebuilding {...props} />,
  play: async ({ canvas, step, userEvent }) => {
    const email = canvas.getByLabelText('E-mail address');
    const weight = canvas.getByLabelText('Weight');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(email, 'mei@example.org');
    await userEvent.type(weight, '71.4');
    await expect(weight).toHaveFocus();
    await expect(email).not.toHaveAttribute('aria-invalid');
    await step('until the server repeats it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
      await expect(email).toHaveFocus();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
    });
  },
});

export const ServerRefusesWhatHasNoField = meta.story({
  tags: ['state'],
  args: { errors: { captcha: 'We could not check that you are a person. Reload the page.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Reload the page.');
  },
});

export const FailedAsAWhole = meta.story({ args: { message: 'Network error. Please try again.' } });

export const PendingSendsOnce = meta.story({
  args: { isPending: true },
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'mei@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'river');
    await userEvent.type(canvas.getByLabelText('Weight'), '71.4');
    // As with Enter in a form with one field, which needs no button.
    await fireEvent.submit(canvas.getByRole('form'));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});
