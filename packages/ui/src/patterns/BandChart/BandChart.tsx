import { numberText } from '../../messages/numberText.ts';
import { bandChartCopy as copy } from './BandChart.copy.ts';
import * as styles from './BandChart.css.ts';
import type { Band } from './BandChart.types.ts';
import { placeOf } from './place.ts';

/** Props of `BandChart`. */
export interface BandChartProps {
  /** Name of the measure, such as “LDL cholesterol”. */
  label: string;
  /** Value in the unit of the bands. */
  value: number;
  /** Formatted value with unit: “2.9 mmol/L”. */
  valueText: string;
  /** Two or more bands in ascending order. Only the last one is open. */
  bands: readonly Band[];
  /** Index of the band to which the source assigns the value, if known. */
  bandIndex?: number;
  /** Number of decimals of the band limits. @default 0 */
  decimals?: number;
}

/** Shows the position of a value among the bands of its source. The legend repeats the bar as text. */
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
  const text = (limit: number) => numberText(limit, decimals);
  if (previous?.upTo === undefined) {
    if (band?.upTo === undefined) return '';
    return (band.isEndIncluded ? copy.upTo : copy.below)(text(band.upTo));
  }
  if (band?.upTo !== undefined) return copy.between(text(previous.upTo), text(band.upTo));
  return (previous.isEndIncluded ? copy.above : copy.from)(text(previous.upTo));
}
