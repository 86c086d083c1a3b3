import { Banner } from '../../patterns/Banner/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { DemoOutbox } from '../shared/DemoOutbox.tsx';
import { EntryFrame } from '../shared/EntryFrame.tsx';
import { forgotPasswordCopy as copy } from './ForgotPasswordScreen.copy.ts';
import type { ForgotPasswordScreenProps } from './ForgotPasswordScreen.types.ts';
import { forgotPasswordSchema } from './forgotPassword.schema.ts';

/** Requests a link to set a new password. The text is the same whether or not the address has an account. */
export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  const { isPending, isSent, errorMessage, initialEmail, loginHref, onSubmit } = props;
  const form = useSchemaForm(forgotPasswordSchema, { isPending, onSubmit: ({ email }) => onSubmit(email) });
  return (
    <EntryFrame title={copy.title} lead={copy.lead} brand={props.brand}>
      {isSent ? (
        <>
          <Banner tone="success" title={copy.sent.title}>
            {copy.sent.text}
          </Banner>
          <DemoOutbox href={props.demoOutboxHref} />
        </>
      ) : null}
      <Form form={form} message={errorMessage} aria-label={copy.title}>
        <TextField
          name="email"
          label={copy.email}
          type="email"
          autoComplete="username"
          defaultValue={initialEmail}
          isRequired
        />
        <Button type="submit" width="full" variant={isSent ? 'soft' : 'solid'} isPending={isPending}>
          {isSent ? copy.again : copy.submit}
        </Button>
      </Form>
      <Link href={loginHref}>{copy.back}</Link>
    </EntryFrame>
  );
}
