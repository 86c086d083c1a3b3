import { createListeners } from '@vitalane/flows/shared';
import type { ToastMessage } from '@vitalane/ui';
import { useSyncExternalStore } from 'react';

let isWanted = false;
const { subscribe, notify: notifyListeners } = createListeners();

/** Loads the code of toasts early, on a page whose toasts must also appear without a connection. */
export function prepareNotices(): void {
  void import('./Notices.tsx');
}

/** Shows a toast. Its code is loaded with the first one. */
export function notify(notice: ToastMessage): void {
  isWanted = true;
  notifyListeners();
  void import('./Notices.tsx').then(({ show }) => show(notice));
}

/** Reports a failure that has no place on the page. */
export function showFailure(message: string): void {
  notify({ type: 'error', message });
}

/** Returns whether a toast was shown, so that the toast region must be mounted. */
export function useHasNotices(): boolean {
  return useSyncExternalStore(subscribe, () => isWanted);
}
