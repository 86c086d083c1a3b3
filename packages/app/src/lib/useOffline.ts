import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns whether the browser is offline. */
export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine);
}
