import { flushSync } from 'react-dom';
import { AriaToastQueue } from './reactAriaToast.ts';

/** What a toast says. */
export interface ToastMessage {
  type: 'info' | 'success' | 'warning' | 'error';
  /** A few words above the message. */
  title?: string;
  /** One sentence: what happened and, for a failure, what to do. */
  message: string;
  /** Time until it goes by itself, in ms. It waits while hovered or focused. @default 5000 */
  timeOut?: number;
  /** The one thing that can be done about it, such as “Undo”; the toast goes when it is done. */
  action?: { label: string; onAct: () => void };
}

/** The toasts on show and those waiting. The app owns one and gives it to `ToastRegion`. */
export type ToastQueue = AriaToastQueue<ToastMessage>;

const defaultTimeOutMs = 5000;
const mostAtOnce = 3;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A view transition keeps a picture of the leaving toast, so that it can be animated after it has gone. */
function animated(update: () => void): void {
  if (!document.startViewTransition || isStill()) update();
  else document.startViewTransition(() => flushSync(update));
}

/** An empty queue. */
export function createToastQueue(): ToastQueue {
  return new AriaToastQueue<ToastMessage>({ maxVisibleToasts: mostAtOnce, wrapUpdate: animated });
}

/** Shows a toast, or lets it wait while three others are on show. Returns the key that `queue.close` takes. */
export function showToast(queue: ToastQueue, toast: ToastMessage): string {
  return queue.add(toast, { timeout: toast.timeOut ?? defaultTimeOutMs });
}
