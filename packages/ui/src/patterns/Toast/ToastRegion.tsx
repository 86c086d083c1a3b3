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
  /** Queue from `createToastQueue`. Add toasts with `showToast`. */
  queue: ToastQueue;
}

/** Empty list for server rendering. */
const none: readonly QueuedToast[] = [];

/** Renders the visible toasts. Use it once in the app. For messages that must not be missed use `Banner`. */
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

/** Renders the landmark, which exists only while it has toasts. */
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
      // React Aria dialogs neither hide the region nor close when it is pressed, and allow focus in it.
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
