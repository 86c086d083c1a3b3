import { type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';
import type { ToastQueue } from './toastQueue.ts';

/** Handlers for the region, by which it knows that a pointer rests on it. */
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
 * Counts down the time of the toasts only while the page is visible and the region has neither pointer nor
 * focus. A finger has no pointer once it is lifted.
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
