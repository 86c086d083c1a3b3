import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { OneTimeCode } from '../../patterns/OneTimeCode/index.ts';
import { QrCode } from '../../patterns/QrCode/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { secondFactorCopy } from './SecondFactorScreen.copy.ts';
import * as styles from './SecondFactorScreen.css.ts';
import type { AuthenticatorKey, StepFormState } from './SecondFactorScreen.types.ts';
import { codeSchema } from './secondFactor.schema.ts';

const { scan: copy } = secondFactorCopy;

interface ScanStepProps {
  authenticator: AuthenticatorKey;
  form: StepFormState;
  onConfirm: (code: string) => void;
  onCancelScan: () => void;
}

/** Renders the QR code, its secret as text, and the field for the first code. */
export function ScanStep({ authenticator, form: state, onConfirm, onCancelScan }: ScanStepProps) {
  const form = useSchemaForm(codeSchema, {
    errors: state.errors,
    isPending: state.isSaving,
    onSubmit: ({ code }) => onConfirm(code),
  });
  return (
    <Card title={copy.title}>
      <div className={styles.scan}>
        <QrCode label={copy.picture} modules={authenticator.modules} />
        <Stack gap="md">
          <Text>{copy.text}</Text>
          <Stack gap="xs">
            <Text size="small" tone="muted">
              {copy.secret}
            </Text>
            <code className={styles.key}>{groupSecret(authenticator.secret)}</code>
          </Stack>
          <Form form={form} message={state.message} aria-label={copy.title}>
            <OneTimeCode name="code" label={copy.code} description={copy.codeHelp} />
            <Inline gap="sm">
              <Button type="submit" isPending={state.isSaving}>
                {copy.confirm}
              </Button>
              <Button variant="quiet" onPress={onCancelScan}>
                {copy.cancel}
              </Button>
            </Inline>
          </Form>
        </Stack>
      </div>
    </Card>
  );
}

/** Splits the secret into groups of four characters. */
function groupSecret(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
