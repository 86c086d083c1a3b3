import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { toastCopy } from './Toast.copy.ts';
import * as styles from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import type { QueuedToast, ToastQueue } from './toastQueue.ts';
import { useRegionFocus } from './useRegionFocus.ts';
import { useRunningTime } from './useRunningTime.ts';

/** Props of `ToastRegion`. */
export interface ToastRegionProps {
  /** From `createToastQueue`; add to it with `showToast`. */
  queue: ToastQueue;
}

/** On a server: there is no page yet to show them on. */
const none: readonly QueuedToast[] = [];

/** Where toasts appear; once in the app. For what must not be missed use `Banner`. */
export function ToastRegion({ queue }: ToastRegionProps) {
  const toasts = useSyncExternalStore(
    queue.subscribe,
    () => queue.visibleToasts,
    () => none,
  );
  return toasts.length > 0 ? createPortal(<OpenRegion queue={queue} toasts={toasts} />, document.body) : null;
}

interface OpenRegionProps {
  queue: ToastQueue;
  toasts: readonly QueuedToast[];
}

/** It is there only while it holds something, so that there is no empty landmark. */
function OpenRegion({ queue, toasts }: OpenRegionProps) {
  const { hasFocus, ...focus } = useRegionFocus();
  const pointer = useRunningTime(queue, hasFocus);
  return (
    <section
      {...focus}
      {...pointer}
      aria-label={toastCopy.region}
      tabIndex={-1}
      className={styles.region}
      // React Aria's dialogs then neither hide it nor close when it is pressed, and let focus go to it.
      data-react-aria-top-layer="true"
    >
      <ol className={styles.list}>
        {toasts.map(({ key, content }) => (
          <li key={key} className={styles.list}>
            <Toast id={key} content={content} onClose={() => queue.close(key)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
