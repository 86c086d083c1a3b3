import * as styles from './Divider.css.ts';

/** A thin line between parts that belong to one thing. Distance alone is often enough. */
export function Divider() {
  return <hr className={styles.root} />;
}
