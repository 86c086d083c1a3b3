import * as styles from './LineChart.css.ts';
import { seriesStyle } from './seriesStyle.ts';

/** Renders a legend sample: a short piece of the line with its marker. */
export function SeriesSample({ index }: { index: number }) {
  const { series, dash, marker } = seriesStyle(index);
  return (
    <svg className={styles.sample} viewBox="-16 -8 32 16" aria-hidden="true">
      <path className={styles.line({ series })} d="M-16 0H16" strokeDasharray={dash} />
      <path className={styles.marker({ series })} d={marker} />
    </svg>
  );
}
