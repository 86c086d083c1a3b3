import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { PasswordField } from '../../patterns/PasswordField/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Logo } from '../../primitives/Logo/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { BrandIllustration } from './BrandIllustration.tsx';
import { loginCopy as copy } from './LoginScreen.copy.ts';
import * as styles from './LoginScreen.css.ts';
import { loginSchema } from './login.schema.ts';

/** What a person types to sign in. */
export interface Credentials {
  email: string;
  password: string;
}

/** Props of `LoginScreen`. */
export interface LoginScreenProps {
  /** The answer is awaited: the button is pending, the fields stay editable. */
  isPending: boolean;
  /** One sentence on why the last try failed, such as a wrong password or no connection. */
  errorMessage?: string;
  /** E-mail address to begin with, such as that of a session which has ended. */
  initialEmail?: string;
  onSignIn: (credentials: Credentials) => void;
}

/** Route `/login`: e-mail and password. What was typed stays, whatever the answer. */
export function LoginScreen({ isPending, errorMessage, initialEmail, onSignIn }: LoginScreenProps) {
  const form = useSchemaForm(loginSchema, { isPending, onSubmit: onSignIn });
  return (
    <div className={styles.frame}>
      <header className={styles.brand}>
        <Logo />
        <p className={styles.promise}>{copy.promise}</p>
        <div className={styles.picture}>
          <BrandIllustration />
        </div>
      </header>
      <main className={styles.main}>
        <div className={styles.form}>
          <Stack gap="xs">
            <Heading level={1} tabIndex={-1}>
              {copy.title}
            </Heading>
            <Text tone="muted">{copy.lead}</Text>
          </Stack>
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
            <Button type="submit" width="full" isPending={isPending}>
              {copy.submit}
            </Button>
          </Form>
        </div>
      </main>
    </div>
  );
}
