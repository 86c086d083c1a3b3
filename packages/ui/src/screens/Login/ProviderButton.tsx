import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { loginCopy } from './LoginScreen.copy.ts';
import type { ProviderSignIn } from './LoginScreen.types.ts';
import * as styles from './ProviderButton.css.ts';

const { or, provider: copy } = loginCopy;

/** Renders the button for sign-in with an identity provider in a separate window. */
export function ProviderButton({ name, status, onStart, onCancel }: ProviderSignIn) {
  return (
    <Stack gap="md">
      <p className={styles.or}>{or}</p>
      <Button variant="soft" width="full" isPending={status === 'finishing'} onPress={onStart}>
        {copy.start(name)}
      </Button>
      <div role="status">
        {status === 'waiting' ? (
          <div className={styles.waiting}>
            <Stack gap="none">
              <Text weight="medium">{copy.waiting}</Text>
              <Text size="small" tone="muted">
                {copy.waitingHelp}
              </Text>
            </Stack>
            <Button variant="quiet" onPress={onCancel}>
              {copy.cancel}
            </Button>
          </div>
        ) : null}
        {status === 'finishing' ? <Text tone="muted">{copy.finishing}</Text> : null}
      </div>
    </Stack>
  );
}
