import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { OneTimeCode } from '../../patterns/OneTimeCode/index.ts';
import { PasswordField } from '../../patterns/PasswordField/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { securityCopy } from './SecurityScreen.copy.ts';
import type { EmailChange, EmailChangeState } from './SecurityScreen.types.ts';
import { codeSchema, emailSchema } from './security.schema.ts';

const { email: copy } = securityCopy;

interface EmailCardProps {
  /** Current address. */
  email: string;
  /** Whether the account has a password. Accounts of an identity provider have none. */
  hasPassword: boolean;
  state: EmailChangeState;
  onChangeEmail: (change: EmailChange) => void;
  onConfirmEmail: (code: string) => void;
  onUseAnotherEmail: () => void;
}

/** Renders the e-mail address for sign-in, and its change in two steps. */
export function EmailCard({ email, ...props }: EmailCardProps) {
  const { pendingEmail } = props.state;
  return (
    <Card title={copy.title}>
      <Stack gap="md">
        <Text tone="muted">{copy.text(email)}</Text>
        {pendingEmail === null ? (
          <AskForm {...props} />
        ) : (
          <ConfirmForm {...props} pendingEmail={pendingEmail} />
        )}
      </Stack>
    </Card>
  );
}

type FormProps = Omit<EmailCardProps, 'email'>;

function AskForm({ state, onChangeEmail }: FormProps) {
  const form = useSchemaForm(emailSchema, {
    errors: state.errors,
    isPending: state.isSaving,
    onSubmit: onChangeEmail,
  });
  return (
    <Form form={form} message={state.message} aria-label={copy.title}>
      <TextField name="email" label={copy.new} type="email" autoComplete="email" isRequired />
      <PasswordField
        name="password"
        label={copy.password}
        description={copy.passwordHelp}
        autoComplete="current-password"
        isRequired
      />
      <Inline>
        <Button type="submit" variant="soft" isPending={state.isSaving}>
          {copy.save}
        </Button>
      </Inline>
    </Form>
  );
}

function ConfirmForm({ state, pendingEmail, ...props }: FormProps & { pendingEmail: string }) {
  const form = useSchemaForm(codeSchema, {
    errors: state.errors,
    isPending: state.isSaving,
    onSubmit: ({ code }) => props.onConfirmEmail(code),
  });
  return (
    <Form form={form} message={state.message} aria-label={copy.title}>
      <Text>{copy.pending(pendingEmail)}</Text>
      <OneTimeCode name="code" label={copy.code} autoFocus />
      <Inline gap="sm">
        <Button type="submit" variant="soft" isPending={state.isSaving}>
          {copy.confirm}
        </Button>
        <Button variant="quiet" onPress={props.onUseAnotherEmail}>
          {copy.other}
        </Button>
      </Inline>
    </Form>
  );
}
