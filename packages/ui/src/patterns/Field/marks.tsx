import { CheckIcon } from '../../icons/index.ts';
import * as styles from './Choice.css.ts';

/** The box of a `CheckboxButton`; its tick shows when the box is filled. */
export function CheckMark() {
  return (
    <span aria-hidden="true" className={styles.mark({ shape: 'box' })}>
      <CheckIcon size={18} strokeWidth={3} className={styles.sign} />
    </span>
  );
}

/** The ring of a `RadioButton`; its dot shows when the ring is filled. */
export function RadioMark() {
  return (
    <span aria-hidden="true" className={styles.mark({ shape: 'ring' })}>
      <span className={`${styles.dot} ${styles.sign}`} />
    </span>
  );
}
