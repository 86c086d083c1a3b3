import { forwardCallback } from '@vitalane/flows/browser';
import { Text } from '@vitalane/ui';
import { sessionMessages } from '@vitalane/ui/messages';
import { useEffect } from 'react';

/** Route `/oidc-callback`, inside the identity provider's window: hands the answer to the app and closes itself. */
export function OidcCallbackContainer() {
  useEffect(() => forwardCallback(), []);
  return <Text>{sessionMessages.windowMayClose}</Text>;
}
