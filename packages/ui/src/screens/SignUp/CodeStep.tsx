import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { OneTimeCode } from '../../patterns/OneTimeCode/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { DemoOutbox } from '../shared/DemoOutbox.tsx';
import { signUpCopy } from './SignUpScreen.copy.ts';
import type { CodeStepProps } from './SignUpScreen.types.ts';
import { codeSchema } from './signUp.schema.ts';

const { code: copy } = signUpCopy;

/** Renders the step for the six-digit code from the e-mail. */
export function CodeStep(props: CodeStepProps) {
  const { isPending, isSpent, errorMessage, fieldErrors, resend } = props;
  const form = useSchemaForm(codeSchema, {
    isPending: isPending || isSpent,
    errors: fieldErrors,
    onSubmit: ({ code }) => props.onSubmit(code),
  });
  return (
    <>
      <DemoOutbox href={props.demoOutboxHref} />
      <Form form={form} message={errorMessage} aria-label={copy.title}>
        <OneTimeCode name="code" label={copy.label} />
        <Button type="submit" width="full" isPending={isPending}>
          {copy.submit}
        </Button>
      </Form>
      <Stack gap="sm">
        <div role="status">
          {resend === 'cooling' ? (
            <Text size="small" tone="muted">
              {copy.cooling}
            </Text>
          ) : null}
        </div>
        {resend === 'cooling' ? null : (
          <Button variant="soft" width="full" isPending={resend === 'sending'} onPress={props.onResend}>
            {copy.resend}
          </Button>
        )}
        <Button variant="quiet" width="full" onPress={props.onSignOut}>
          {copy.signOut}
        </Button>
      </Stack>
    </>
  );
}
