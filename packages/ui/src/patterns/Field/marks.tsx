import { CheckIcon } from '../../icons/index.ts';
import * as styles from './Choice.css.ts';

/** Renders the box of a `CheckboxButton`. Its tick is visible while the box is filled. */
export function CheckMark() {
  return (
    <span aria-hidden="true" className={styles.mark({ shape: 'box' })}>
      <CheckIcon size={18} strokeWidth={3} className={styles.sign} />
    </span>
  );
}

/** Renders the ring of a `RadioButton`. Its dot is visible while the ring is filled. */
export function RadioMark() {
  return (
    <span aria-hidden="true" className={styles.mark({ shape: 'ring' })}>
      <span className={`${styles.dot} ${styles.sign}`} />
    </span>
  );
}
