import { Spinner } from '../../primitives/Spinner/index.ts';
import { fullScreenOverlayCopy as copy } from './FullScreenOverlay.copy.ts';
import * as styles from './FullScreenOverlay.css.ts';

/** Props of `FullScreenOverlay`. */
export interface FullScreenOverlayProps {
  /** Description of the pending task, such as “Starting your camera and microphone”. */
  label?: string;
  /** Instructions while waiting, such as allowing the camera. */
  hint?: string;
}

/** Covers a page that cannot be used yet. For parts of a page use `Skeleton`. */
export function FullScreenOverlay({ label = copy.loading, hint }: FullScreenOverlayProps) {
  return (
    <div className={styles.overlay} role="status" aria-busy="true">
      <Spinner label={label} />
      <p className={styles.label}>{label}</p>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
