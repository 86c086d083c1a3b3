import { createToastQueue } from '@vitalane/ui';

/** The notices of this tab, shown in one place. */
export const toasts = createToastQueue();
