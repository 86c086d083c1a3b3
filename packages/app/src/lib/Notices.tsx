import { createToastQueue, showToast, type ToastMessage, ToastRegion } from '@vitalane/ui';

const queue = createToastQueue();

/** Toasts of this tab. */
export function Notices() {
  return <ToastRegion queue={queue} />;
}

/** Shows a toast. */
export function show(notice: ToastMessage): void {
  showToast(queue, notice);
}
