import { flushSync } from 'react-dom';
import { type Countdown, createCountdown } from './countdown.ts';

/** Content of a toast. */
export interface ToastMessage {
  type: 'info' | 'success' | 'warning' | 'error';
  /** A few words above the message. */
  title?: string;
  /** One sentence: what happened and, for a failure, what to do. */
  message: string;
  /** Time until it disappears, in ms. Pauses while hovered or focused. @default 5000 */
  timeOut?: number;
  /** Action of the toast, such as “Undo”; the toast closes after it. */
  action?: { label: string; onAct: () => void };
}

/** A toast in the queue. */
export interface QueuedToast {
  /** What `ToastQueue.close` takes. */
  key: string;
  content: ToastMessage;
}

/** The visible and the waiting toasts. The app owns one and gives it to `ToastRegion`. */
export interface ToastQueue {
  /** Visible toasts, the newest first. A new list after each change. */
  readonly visibleToasts: readonly QueuedToast[];
  /** Adds one; returns its key. `showToast` is for this. */
  add: (content: ToastMessage) => string;
  /** Closes a toast, visible or waiting. */
  close: (key: string) => void;
  /** Closes all toasts. */
  clear: () => void;
  /** Starts or pauses the countdown of the visible toasts. `ToastRegion` does this; before, no time is lost. */
  setRunning: (isRunning: boolean) => void;
  /** Calls back after each change; returns how to stop that. */
  subscribe: (onChange: () => void) => () => void;
}

const defaultTimeOutMs = 5000;
const mostAtOnce = 3;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A view transition needs a picture of the closing toast, so that it can be animated after its removal. */
function animated(update: () => void): void {
  if (!document.startViewTransition || isStill()) {
    update();
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(update));
  // A newer transition takes the place of one that has not begun, and the browser calls that an error.
  ready.catch(() => undefined);
}

/** Over all queues: the keys also name the pictures of a view transition, of which a page may have one each. */
let lastNumber = 0;

/** Creates an empty queue. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  const countdowns = new Map<string, Countdown>();
  let queued: readonly QueuedToast[] = [];
  let visible: readonly QueuedToast[] = [];
  let isRunning = false;

  /** A toast that newer ones replaced has its whole time again once it is visible again. */
  function keepTime(): void {
    for (const [key, countdown] of countdowns) {
      countdown.stop();
      if (!visible.some((toast) => toast.key === key)) countdowns.delete(key);
    }
    for (const { key, content } of visible) {
      const countdown =
        countdowns.get(key) ?? createCountdown(content.timeOut ?? defaultTimeOutMs, () => close(key));
      countdowns.set(key, countdown);
      if (isRunning) countdown.run();
    }
  }
  function change(next: readonly QueuedToast[]): void {
    queued = next;
    visible = queued.slice(0, mostAtOnce);
    keepTime();
    animated(() => {
      for (const listener of listeners) listener();
    });
  }
  const close = (key: string) => change(queued.filter((toast) => toast.key !== key));

  return {
    get visibleToasts() {
      return visible;
    },
    add: (content) => {
      lastNumber += 1;
      const key = `toast-${lastNumber}`;
      change([{ key, content }, ...queued]);
      return key;
    },
    close,
    clear: () => change([]),
    setRunning: (next) => {
      isRunning = next;
      keepTime();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Shows a toast, or lets it wait while three others are visible. Returns the key that `queue.close` takes. */
export function showToast(queue: ToastQueue, toast: ToastMessage): string {
  return queue.add(toast);
}
