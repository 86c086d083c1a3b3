import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { PasswordField } from '../../patterns/PasswordField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { secondFactorCopy } from './SecondFactorScreen.copy.ts';
import type { StepFormState } from './SecondFactorScreen.types.ts';
import { passwordSchema } from './secondFactor.schema.ts';

const { off: copy } = secondFactorCopy;

interface PasswordStepProps {
  hasPassword: boolean;
  form: StepFormState;
  onBegin: (password: string) => void;
}

/** Explains the requirements, and asks for the password if the account has one. */
export function PasswordStep({ hasPassword, form: state, onBegin }: PasswordStepProps) {
  const form = useSchemaForm(passwordSchema, {
    errors: state.errors,
    isPending: state.isSaving,
    onSubmit: ({ password }) => onBegin(password),
  });
  const begin = { isPending: state.isSaving, children: copy.begin };
  return (
    <Card title={copy.title}>
      <Stack gap="md">
        <Text>{copy.text}</Text>
        {hasPassword ? (
          <Form form={form} message={state.message} aria-label={copy.title}>
            <PasswordField name="password" label={copy.password} autoComplete="current-password" isRequired />
            <Inline>
              <Button type="submit" {...begin} />
            </Inline>
          </Form>
        ) : (
          <Stack gap="md" align="start">
            {state.message ? <Text tone="danger">{state.message}</Text> : null}
            <Button {...begin} onPress={() => onBegin('')} />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
