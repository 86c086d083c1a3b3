import { UserIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import type { Brand } from '../../primitives/Logo/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { MessagePage } from '../shared/MessagePage.tsx';
import { inactiveAccountCopy as copy } from './InactiveAccountScreen.copy.ts';

/** Props of `InactiveAccountScreen`. */
export interface InactiveAccountScreenProps {
  /** Emergency advice. */
  emergency: string;
  /** Whether signing out is pending. */
  isSigningOut: boolean;
  /** Brand of another product. */
  brand?: Brand;
  /** Called when the user signs out. */
  onSignOut: () => void;
}

/** Renders the only page of an inactive account: explanation, help and sign-out. */
export function InactiveAccountScreen({
  emergency,
  isSigningOut,
  brand,
  onSignOut,
}: InactiveAccountScreenProps) {
  return (
    <MessagePage
      isStandalone
      brand={brand}
      icon={<UserIcon size={28} />}
      title={copy.title}
      actions={
        <Button isPending={isSigningOut} onPress={onSignOut}>
          {copy.signOut}
        </Button>
      }
    >
      <Stack gap="lg">
        <Text>{copy.meaning}</Text>
        <Card title={copy.helpHeading}>
          <Stack gap="sm">
            <Text>{copy.help}</Text>
            <Text weight="medium">{emergency}</Text>
          </Stack>
        </Card>
      </Stack>
    </MessagePage>
  );
}
