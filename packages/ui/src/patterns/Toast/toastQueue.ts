import { flushSync } from 'react-dom';
import { type Countdown, createCountdown } from './countdown.ts';

/** Content of a toast. */
export interface ToastMessage {
  type: 'info' | 'success' | 'warning' | 'error';
  /** Short title above the message. */
  title?: string;
  /** One sentence: the event and, for a failure, what to do. */
  message: string;
  /** Time until the toast closes, in ms. Pauses on hover and focus. @default 5000 */
  timeOut?: number;
  /** Action of the toast, such as “Undo”. The toast closes after it. */
  action?: { label: string; onAct: () => void };
}

/** Toast in the queue. */
export interface QueuedToast {
  /** Key for `ToastQueue.close`. */
  key: string;
  content: ToastMessage;
}

/** Queue of visible and waiting toasts. The app owns it and passes it to `ToastRegion`. */
export interface ToastQueue {
  /** Visible toasts, newest first. A new array after each change. */
  readonly visibleToasts: readonly QueuedToast[];
  /** Adds a toast and returns its key. Use `showToast` instead. */
  add: (content: ToastMessage) => string;
  /** Closes a toast, visible or waiting. */
  close: (key: string) => void;
  /** Closes all toasts. */
  clear: () => void;
  /** Starts or pauses the countdown of the visible toasts. `ToastRegion` calls it; until then no time elapses. */
  setRunning: (isRunning: boolean) => void;
  /** Subscribes to changes. Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

const defaultTimeOutMs = 5000;
const maxVisible = 3;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs an update in a view transition, which animates a closing toast from its snapshot. */
function runInTransition(update: () => void): void {
  if (!document.startViewTransition || prefersReducedMotion()) {
    update();
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(update));
  // A newer transition replaces a pending one, which the browser reports as an error.
  ready.catch(() => undefined);
}

/** Counter across all queues, because keys also name view transitions, which must be unique on a page. */
let lastNumber = 0;

/** Creates an empty queue. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  const countdowns = new Map<string, Countdown>();
  let queued: readonly QueuedToast[] = [];
  let visible: readonly QueuedToast[] = [];
  let isRunning = false;

  /** Updates the countdowns to the visible toasts. A displaced toast gets its full time again. */
  function updateCountdowns(): void {
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
    visible = queued.slice(0, maxVisible);
    updateCountdowns();
    runInTransition(() => {
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
      updateCountdowns();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Shows a toast. At most three are visible: a further one displaces the oldest, which waits. Returns the key for `queue.close`. */
export function showToast(queue: ToastQueue, toast: ToastMessage): string {
  return queue.add(toast);
}
