import { bandChartCopy as copy } from './BandChart.copy.ts';
import * as styles from './BandChart.css.ts';
import type { Band } from './BandChart.types.ts';
import { placeOf } from './place.ts';

/** Props of `BandChart`. */
export interface BandChartProps {
  /** What was measured, such as “LDL cholesterol”. */
  label: string;
  /** The value, in the bands' unit. */
  value: number;
  /** The value as it is written: “2.9 mmol/L”. */
  valueText: string;
  /** From the lowest up, two or more; only the last is open. */
  bands: readonly Band[];
  /** Index of the band that the source counts the value to, where it is known. */
  bandIndex?: number;
  /** Decimals of the bands' ends. @default 0 */
  decimals?: number;
}

/** Shows where a value lies among the bands of its source. The legend repeats the bar in words. */
export function BandChart(props: BandChartProps) {
  const { label, value, valueText, bands, bandIndex, decimals = 0 } = props;
  const { index, share } = placeOf(value, bands, bandIndex);
  return (
    <div className={styles.root}>
      <div
        className={styles.scale}
        role="img"
        aria-label={`${label}, ${valueText}: ${bands[index]?.label ?? ''}`}
      >
        <svg
          className={styles.pointer}
          style={{ insetInlineStart: `${share * 100}%` }}
          viewBox="0 0 16 12"
          aria-hidden="true"
        >
          <path d="M0 0h16L8 12z" />
        </svg>
        <div className={styles.bar}>
          {bands.map((band) => (
            <span key={band.label} className={styles.segment[band.tone]} />
          ))}
        </div>
      </div>
      <ul className={styles.legend}>
        {bands.map((band, at) => (
          <li
            key={band.label}
            className={styles.item}
            {...(at === index && { 'data-current': true, 'aria-current': 'true' as const })}
          >
            <span className={styles.swatch[band.tone]} aria-hidden="true" />
            <span>
              {band.label}: {rangeText(bands, at, decimals)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function rangeText(bands: readonly Band[], at: number, decimals: number): string {
  const [previous, band] = [bands[at - 1], bands[at]];
  const text = (limit: number) => limit.toFixed(decimals);
  if (previous?.upTo === undefined) {
    if (band?.upTo === undefined) return '';
    return (band.isEndIncluded ? copy.upTo : copy.below)(text(band.upTo));
  }
  if (band?.upTo !== undefined) return copy.between(text(previous.upTo), text(band.upTo));
  return (previous.isEndIncluded ? copy.above : copy.from)(text(previous.upTo));
}
