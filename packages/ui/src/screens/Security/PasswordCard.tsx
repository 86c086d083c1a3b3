import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { PasswordField } from '../../patterns/PasswordField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { newPasswordCopy } from '../shared/newPassword.schema.ts';
import { securityCopy } from './SecurityScreen.copy.ts';
import type { PasswordChange, SecurityFormState } from './SecurityScreen.types.ts';
import { passwordSchema } from './security.schema.ts';

const { password: copy } = securityCopy;

interface PasswordCardProps {
  /** Whether the account has a password. Accounts of an identity provider have none. */
  hasPassword: boolean;
  state: SecurityFormState;
  onChangePassword: (change: PasswordChange) => void;
}

/** Renders the current password and the new password twice. */
export function PasswordCard({ hasPassword, state, onChangePassword }: PasswordCardProps) {
  const form = useSchemaForm(passwordSchema, {
    errors: state.errors,
    isPending: state.isSaving,
    onSubmit: onChangePassword,
  });
  if (!hasPassword) {
    return (
      <Card title={copy.title}>
        <Text>{copy.none}</Text>
      </Card>
    );
  }
  return (
    <Card title={copy.title}>
      <Stack gap="md">
        <Text tone="muted">{copy.text}</Text>
        <Form form={form} message={state.message} aria-label={copy.title}>
          <PasswordField name="oldPassword" label={copy.old} autoComplete="current-password" isRequired />
          <PasswordField
            name="password"
            label={newPasswordCopy.password}
            description={newPasswordCopy.help}
            autoComplete="new-password"
            isRequired
          />
          <PasswordField
            name="confirmPassword"
            label={newPasswordCopy.repeat}
            autoComplete="new-password"
            isRequired
          />
          <Inline>
            <Button type="submit" variant="soft" isPending={state.isSaving}>
              {copy.save}
            </Button>
          </Inline>
        </Form>
      </Stack>
    </Card>
  );
}
