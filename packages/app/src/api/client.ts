import { onlineManager } from '@tanstack/react-query';
import createQueryHooks from 'openapi-react-query';
import { client } from '../session/session.ts';
import { createStores } from './stores.ts';

/**
 * Query and mutation hooks over every call of the contract. A `…Query` beside a hook is what the hook asks, for pages that ask
 * before they are drawn.
 */
export const api = createQueryHooks(client);

// It assumes a connection until an event says otherwise, and a page that is opened offline gets no event. Node has no `onLine`.
if (navigator.onLine === false) onlineManager.setOnline(false);

/** The feature stores of this tab. */
export const queryClient = createStores();
