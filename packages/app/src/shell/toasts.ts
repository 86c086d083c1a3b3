import { createToastQueue, showToast } from '@vitalane/ui';

/** The notices of this tab, shown in one place. */
export const toasts = createToastQueue();

/** Says that something did not work where no place on the page can say it. */
export function showFailure(message: string): void {
  showToast(toasts, { type: 'error', message });
}
