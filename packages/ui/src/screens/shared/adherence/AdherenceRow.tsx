import { Text } from '../../../primitives/Text/index.ts';
import { adherenceCopy as copy } from './Adherence.copy.ts';
import * as styles from './Adherence.css.ts';
import type { DoseCounts } from './adherence.types.ts';

/** Shows counts with a bar. The bar is hidden from screen readers, because the figures have the same meaning. */
export function AdherenceRow({ name, counts }: { name: string; counts: DoseCounts }) {
  const { due, taken, skipped, percent } = counts;
  if (due === 0) {
    return (
      <li className={styles.row}>
        <span className={styles.name}>{name} </span>
        <span className={styles.figures}>
          <Text as="span" tone="muted">
            {copy.noneDue}
          </Text>
        </span>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name} </span>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.segment.taken} style={{ flexGrow: taken }} />
        <span className={styles.segment.skipped} style={{ flexGrow: skipped }} />
        <span style={{ flexGrow: due - taken - skipped }} />
      </span>
      <span className={styles.figures}>
        <Text as="span" weight="medium">
          {copy.taken(taken, due)}
        </Text>
        {percent === null ? null : <span> {copy.percent(percent)}</span>}
        {skipped > 0 ? (
          <Text as="span" tone="muted">
            {' '}
            {copy.skipped(skipped)}
          </Text>
        ) : null}
      </span>
    </li>
  );
}
