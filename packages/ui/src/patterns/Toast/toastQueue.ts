import { flushSync } from 'react-dom';
import { type Countdown, createCountdown } from './countdown.ts';

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

/** A toast in the queue. */
export interface QueuedToast {
  /** What `ToastQueue.close` takes. */
  key: string;
  content: ToastMessage;
}

/** The toasts on show and those waiting. The app owns one and gives it to `ToastRegion`. */
export interface ToastQueue {
  /** Those on show, the newest first. A new list after each change. */
  readonly visibleToasts: readonly QueuedToast[];
  /** Adds one; returns its key. `showToast` is for this. */
  add: (content: ToastMessage) => string;
  /** Takes one away, whether it is on show or waits. */
  close: (key: string) => void;
  /** Takes all away. */
  clear: () => void;
  /** Lets the time of those on show run down, or stops it. `ToastRegion` does this; before, no time is lost. */
  setRunning: (isRunning: boolean) => void;
  /** Calls back after each change; returns how to stop that. */
  subscribe: (onChange: () => void) => () => void;
}

const defaultTimeOutMs = 5000;
const mostAtOnce = 3;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A view transition keeps a picture of the leaving toast, so that it can be animated after it has gone. */
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

/** An empty queue. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  const countdowns = new Map<string, Countdown>();
  let queued: readonly QueuedToast[] = [];
  let visible: readonly QueuedToast[] = [];
  let isRunning = false;

  /** Who is put out of sight by newer ones has its whole time again once it comes back. */
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

/** Shows a toast, or lets it wait while three others are on show. Returns the key that `queue.close` takes. */
export function showToast(queue: ToastQueue, toast: ToastMessage): string {
  return queue.add(toast);
}
