import { useState } from 'react';
import * as z from 'zod/mini';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { OneTimeCode } from '../../patterns/OneTimeCode/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { type Brand, productName } from '../../primitives/Logo/index.ts';
import { EntryFrame } from '../shared/EntryFrame.tsx';
import { secondFactorCheckCopy as copy } from './SecondFactorCheckScreen.copy.ts';

/** Props of `SecondFactorCheckScreen`. */
export interface SecondFactorCheckScreenProps {
  /** Whether the request is pending. */
  isPending: boolean;
  /** Error of the last attempt, one sentence. */
  errorMessage?: string;
  /** Called with a six-digit code, or with a recovery code. */
  onSubmit: (code: string) => void;
  /** Brand of another product. */
  brand?: Brand;
  /** Called when the user signs out. */
  onSignOut: () => void;
}

type Way = 'app' | 'recovery';

const schemas = {
  app: z.object({ code: z.string().check(z.regex(/^\d{6}$/, copy.errors.code)) }),
  recovery: z.object({ code: z.string().check(z.trim(), z.minLength(12, copy.errors.recoveryCode)) }),
};

/** Renders the second step of a sign-in: a code of the app, or a recovery code. */
export function SecondFactorCheckScreen(props: SecondFactorCheckScreenProps) {
  const [way, setWay] = useState<Way>('app');
  return (
    <EntryFrame
      title={copy.title}
      lead={way === 'app' ? copy.lead(productName(props.brand)) : copy.recoveryLead}
      brand={props.brand}
    >
      <CodeForm key={way} way={way} {...props} />
      <Inline gap="sm" justify="between">
        <Button variant="quiet" onPress={() => setWay(way === 'app' ? 'recovery' : 'app')}>
          {way === 'app' ? copy.useRecovery : copy.useApp}
        </Button>
        <Button variant="quiet" onPress={props.onSignOut}>
          {copy.signOut}
        </Button>
      </Inline>
    </EntryFrame>
  );
}

function CodeForm({ way, isPending, errorMessage, onSubmit }: SecondFactorCheckScreenProps & { way: Way }) {
  const form = useSchemaForm(schemas[way], { isPending, onSubmit: ({ code }) => onSubmit(code) });
  return (
    <Form form={form} message={errorMessage} aria-label={copy.title}>
      {way === 'app' ? (
        <OneTimeCode name="code" label={copy.code} autoFocus />
      ) : (
        <TextField
          name="code"
          label={copy.recoveryCode}
          description={copy.recoveryHelp}
          autoComplete="off"
          autoFocus
          isRequired
        />
      )}
      <Button type="submit" width="full" isPending={isPending}>
        {copy.submit}
      </Button>
    </Form>
  );
}
