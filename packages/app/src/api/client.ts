import { onlineManager } from '@tanstack/react-query';
import createQueryHooks from 'openapi-react-query';
import { client } from '../session/session.ts';
import { createStores } from './stores.ts';

/**
 * Query and mutation hooks over every call of the contract. A `…Query` beside a hook is what the hook asks, for pages that ask
 * before they are drawn.
 */
export const api = createQueryHooks(client);

// It takes every page for online until an event says otherwise; one that was opened without a connection gets none.
onlineManager.setOnline(navigator.onLine);

/** The feature stores of this tab. */
export const queryClient = createStores();
