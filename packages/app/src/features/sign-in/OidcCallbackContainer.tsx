import { forwardCallback } from '@vitalane/flows/browser';
import { Text } from '@vitalane/ui';
import { sessionMessages } from '@vitalane/ui/messages';
import { useEffect } from 'react';

/** Route `/oidc-callback` in the identity provider's window: passes the result to the app and closes the window. */
export function OidcCallbackContainer() {
  useEffect(() => forwardCallback(), []);
  return <Text>{sessionMessages.windowMayClose}</Text>;
}
