import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/** Whether the server's pushes reach this page now. */
export function useIsLive(): boolean {
  return useSyncExternalStore(connection.onStateChange, connection.isConnected);
}
