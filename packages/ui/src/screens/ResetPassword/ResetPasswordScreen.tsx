import * as z from 'zod/mini';
import { Banner } from '../../patterns/Banner/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { PasswordField } from '../../patterns/PasswordField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { EntryFrame } from '../shared/EntryFrame.tsx';
import { isRepeated, newPasswordCopy, newPasswordFields } from '../shared/newPassword.schema.ts';
import { resetPasswordCopy as copy } from './ResetPasswordScreen.copy.ts';
import type { ResetPasswordScreenProps } from './ResetPasswordScreen.types.ts';

const schema = z.object(newPasswordFields).check(isRepeated);

/** Renders route `/reset-password/{id}`: sets a new password with the link from the e-mail. */
export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { isLinkExpired, loginHref, forgotPasswordHref } = props;
  return (
    <EntryFrame title={copy.title} lead={copy.lead} brand={props.brand}>
      {isLinkExpired ? (
        <Banner
          tone="error"
          title={copy.expired.title}
          actions={<Link href={forgotPasswordHref}>{copy.expired.again}</Link>}
        >
          {copy.expired.text}
        </Banner>
      ) : (
        <PasswordForm {...props} />
      )}
      <Link href={loginHref}>{copy.back}</Link>
    </EntryFrame>
  );
}

function PasswordForm({ isPending, errorMessage, fieldErrors, onSubmit }: ResetPasswordScreenProps) {
  const form = useSchemaForm(schema, { isPending, errors: fieldErrors, onSubmit });
  return (
    <Form form={form} message={errorMessage} aria-label={copy.title}>
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
      <Button type="submit" width="full" isPending={isPending}>
        {copy.submit}
      </Button>
    </Form>
  );
}
