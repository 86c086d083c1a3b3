import { adherenceCopy as copy } from './Adherence.copy.ts';
import * as styles from './Adherence.css.ts';
import type { DoseCounts } from './adherence.types.ts';

const states = ['taken', 'skipped', 'open'] as const;

/** Explains the parts of the bars that occur. Hidden from screen readers like the bars. */
export function AdherenceLegend({ total: { due, taken, skipped } }: { total: DoseCounts }) {
  const counts = { taken, skipped, open: due - taken - skipped };
  return (
    <div className={styles.legend} aria-hidden="true">
      {states
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <span key={state} className={styles.legendItem}>
            <span className={styles.legendSample[state]} />
            {copy.legend[state]}
          </span>
        ))}
    </div>
  );
}
