import { Spinner } from '../../primitives/Spinner/index.ts';
import { fullScreenOverlayCopy as copy } from './FullScreenOverlay.copy.ts';
import * as styles from './FullScreenOverlay.css.ts';

/** Props of `FullScreenOverlay`. */
export interface FullScreenOverlayProps {
  /** What is awaited, such as “Starting your camera and microphone”. Default “Loading”. */
  label?: string;
  /** Instructions for the meantime, such as allowing the camera. */
  hint?: string;
}

/** Covers the page while nothing on it can be used yet. For parts of a page use `Skeleton`. */
export function FullScreenOverlay({ label = copy.loading, hint }: FullScreenOverlayProps) {
  return (
    <div className={styles.overlay} role="status" aria-busy="true">
      <Spinner label={label} />
      <p className={styles.label}>{label}</p>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
