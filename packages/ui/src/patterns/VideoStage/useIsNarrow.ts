import { useSyncExternalStore } from 'react';
import { narrowQuery } from './narrow.ts';

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(narrowQuery);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Returns whether the window is at most 576 px wide. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrowQuery).matches,
    () => false,
  );
}
