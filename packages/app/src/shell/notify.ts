import type { ToastMessage } from '@vitalane/ui';
import { useSyncExternalStore } from 'react';

let isWanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a notice in the corner of the page. The code that does so comes with the first one. */
export function notify(notice: ToastMessage): void {
  isWanted = true;
  for (const listener of listeners) listener();
  void import('./Notices.tsx').then(({ show }) => show(notice));
}

/** Says that something did not work where no place on the page can say it. */
export function showFailure(message: string): void {
  notify({ type: 'error', message });
}

/** Returns whether there has been a notice, so that the corner for them must be there. */
export function useHasNotices(): boolean {
  return useSyncExternalStore(subscribe, () => isWanted);
}
