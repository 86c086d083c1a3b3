import { type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';
import type { ToastQueue } from './toastQueue.ts';

/** Handlers that track hover of the region. */
export interface PointerHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
}

function onVisibilityChange(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isPageVisible = () => document.visibilityState === 'visible';

/**
 * Runs the countdown of the toasts only while the page is visible and the region has neither hover nor focus. Touch
 * has no hover after the finger is lifted.
 */
export function useRunningTime(queue: ToastQueue, hasFocus: boolean): PointerHandlers {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const isVisible = useSyncExternalStore(onVisibilityChange, isPageVisible);
  const isRunning = isVisible && !isPointedAt && !hasFocus;

  useEffect(() => {
    queue.setRunning(isRunning);
    return () => queue.setRunning(false);
  }, [queue, isRunning]);

  return {
    onPointerEnter: ({ pointerType }) => setIsPointedAt(pointerType !== 'touch'),
    onPointerLeave: () => setIsPointedAt(false),
  };
}
