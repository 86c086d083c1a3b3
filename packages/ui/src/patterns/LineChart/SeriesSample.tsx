import * as styles from './LineChart.css.ts';
import { seriesStyle } from './seriesStyle.ts';

/** A short piece of a series' line with its marker, as in a legend. */
export function SeriesSample({ index }: { index: number }) {
  const { series, dash, marker } = seriesStyle(index);
  return (
    <svg className={styles.sample} viewBox="-16 -8 32 16" aria-hidden="true">
      <path className={styles.line({ series })} d="M-16 0H16" strokeDasharray={dash} />
      <path className={styles.marker({ series })} d={marker} />
    </svg>
  );
}
