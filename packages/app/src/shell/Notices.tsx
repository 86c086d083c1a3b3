import { createToastQueue, showToast, type ToastMessage, ToastRegion } from '@vitalane/ui';

const queue = createToastQueue();

/** The notices of this tab, in their corner. */
export function Notices() {
  return <ToastRegion queue={queue} />;
}

/** Puts a notice into the corner. */
export function show(notice: ToastMessage): void {
  showToast(queue, notice);
}
