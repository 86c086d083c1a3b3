import * as styles from './LineChart.css.ts';
import type { LineChartSeries } from './LineChart.types.ts';
import { SeriesSample } from './SeriesSample.tsx';
import { targetText } from './targetText.ts';

interface ChartLegendProps {
  series: readonly LineChartSeries[];
  decimals: number;
}

/** Renders the names of the lines and their targets. A single line without a target has no legend, because the title names it. */
export function ChartLegend({ series, decimals }: ChartLegendProps) {
  if (series.length === 1 && series[0]?.target === undefined) return null;
  return (
    <ul className={styles.legend}>
      {series.map(({ id, name }, index) => (
        <li key={id} className={styles.legendItem}>
          <SeriesSample index={index} />
          {name}
        </li>
      ))}
      {series.map(({ id, target }) =>
        target === undefined ? null : (
          <li key={id} className={styles.legendItem}>
            <svg className={styles.sample} viewBox="-16 -8 32 16" aria-hidden="true">
              <path className={styles.edge} d="M-16 0H16" />
            </svg>
            {targetText(target, decimals)}
          </li>
        ),
      )}
    </ul>
  );
}
