import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { PasswordField } from '../../patterns/PasswordField/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { productName } from '../../primitives/Logo/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { EntryFrame } from '../shared/EntryFrame.tsx';
import { loginCopy as copy } from './LoginScreen.copy.ts';
import type { LoginScreenProps } from './LoginScreen.types.ts';
import { loginSchema } from './login.schema.ts';
import { ProviderButton } from './ProviderButton.tsx';

/** Renders route `/login`: e-mail and password, or an identity provider. The input is kept after any response. */
export function LoginScreen(props: LoginScreenProps) {
  const { isPending, errorMessage, initialEmail, provider, signUpHref, forgotPasswordHref } = props;
  const form = useSchemaForm(loginSchema, { isPending, onSubmit: props.onSignIn });
  return (
    <EntryFrame title={copy.title} lead={props.lead ?? copy.lead} brand={props.brand}>
      <Form form={form} message={errorMessage} aria-label={copy.title}>
        <TextField
          name="email"
          label={copy.email}
          type="email"
          autoComplete="username"
          defaultValue={initialEmail}
          isRequired
        />
        <PasswordField name="password" label={copy.password} autoComplete="current-password" isRequired />
        {forgotPasswordHref ? <Link href={forgotPasswordHref}>{copy.forgotPassword}</Link> : null}
        <Button type="submit" width="full" isPending={isPending}>
          {copy.submit}
        </Button>
      </Form>
      {provider ? <ProviderButton {...provider} /> : null}
      {signUpHref ? (
        <Inline gap="sm">
          <Text>{copy.newHere(productName(props.brand))}</Text>
          <Link href={signUpHref}>{copy.signUp}</Link>
        </Inline>
      ) : null}
    </EntryFrame>
  );
}
