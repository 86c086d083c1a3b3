import { useSyncExternalStore } from 'react';

/** From this width in px downwards the self-view can be moved: the width of phones, not one of the theme's breakpoints. */
const narrowMaxPx = 576;
const query = `(max-width: ${narrowMaxPx}px)`;

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window is at most 576 px wide. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
