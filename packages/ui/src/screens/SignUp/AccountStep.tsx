import { useState } from 'react';
import { FileDrop } from '../../patterns/FileDrop/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { PasswordField } from '../../patterns/PasswordField/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { newPasswordCopy } from '../shared/newPassword.schema.ts';
import { signUpCopy } from './SignUpScreen.copy.ts';
import type { AccountStepProps } from './SignUpScreen.types.ts';
import { accountSchema, providedSchema } from './signUp.schema.ts';

const { account: copy } = signUpCopy;

const pictures = [
  { type: 'image/jpeg', label: 'JPEG' },
  { type: 'image/png', label: 'PNG' },
  { type: 'image/webp', label: 'WebP' },
];
const largestPictureBytes = 20_000_000;

/** Renders the account step: name and sign-in data. */
export function AccountStep({ provided, isPending, errorMessage, fieldErrors, ...props }: AccountStepProps) {
  const [avatar, setAvatar] = useState<File>();
  const form = useSchemaForm(provided ? providedSchema : accountSchema, {
    isPending,
    errors: fieldErrors,
    onSubmit: (account) =>
      props.onSubmit({ email: provided?.email ?? '', ...account, ...(avatar && { avatar }) }),
  });
  return (
    <>
      <Form form={form} message={errorMessage} aria-label={copy.title}>
        <TextField
          name="fullName"
          label={copy.fullName}
          autoComplete="name"
          defaultValue={provided?.fullName}
          maxLength={120}
          isRequired
        />
        {provided ? <Text>{copy.provided(provided.email)}</Text> : <PasswordSignIn />}
        <TextField
          name="phone"
          label={copy.phone}
          description={copy.phoneHelp}
          type="tel"
          autoComplete="tel"
          width="medium"
        />
        <FileDrop
          name="avatar"
          label={copy.avatar}
          kinds={pictures}
          maxSizeBytes={largestPictureBytes}
          files={avatar ? [{ ...described(avatar), state: { status: 'waiting' } }] : []}
          onAdd={([file]) => setAvatar(file)}
          onRemove={() => setAvatar(undefined)}
        />
        <Button type="submit" width="full" isPending={isPending}>
          {copy.submit}
        </Button>
      </Form>
      <Inline gap="sm">
        <Text>{copy.haveOne}</Text>
        <Link href={props.loginHref}>{copy.signIn}</Link>
      </Inline>
    </>
  );
}

const described = ({ name, size }: File) => ({ id: 'avatar', name, sizeBytes: size });

function PasswordSignIn() {
  return (
    <>
      <TextField name="email" label={copy.email} type="email" autoComplete="username" isRequired />
      <PasswordField
        name="password"
        label={newPasswordCopy.choose}
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
    </>
  );
}
