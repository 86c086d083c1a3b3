import * as styles from './Divider.css.ts';

/** Renders a thin line between related parts. A gap alone is often enough. */
export function Divider() {
  return <hr className={styles.root} />;
}
