import { onlineManager } from '@tanstack/react-query';
import createQueryHooks from 'openapi-react-query';
import { recoverQueries } from '../lib/recovery.ts';
import { createStores } from '../lib/stores.ts';
import { onStatus } from '../session/onStatus.ts';
import { client } from '../session/session.ts';

/** Query and mutation hooks for every operation of the contract. The `…Query` options beside a hook serve preloading. */
export const api = createQueryHooks(client);

// The online manager assumes a connection until an event, and a page opened offline gets none. Node has no `onLine`.
if (navigator.onLine === false) onlineManager.setOnline(false);

/** Query client of this tab. */
export const queryClient = createStores();

// The next account on this device sees no response to this one.
onStatus((status) => {
  if (status === 'signedOut') queryClient.clear();
});
recoverQueries(queryClient, { reach: () => client.GET('/client-config') });
