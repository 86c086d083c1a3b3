import { type CSSProperties, useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { RangeBadge, type RangePosition } from '../RangeBadge/index.ts';
import { statTileCopy as copy } from './StatTile.copy.ts';
import * as styles from './StatTile.css.ts';
import { TrendArrow } from './TrendArrow.tsx';

/** Direction of a measurement, and the sentence that quantifies it. */
export interface StatTrend {
  direction: 'up' | 'down' | 'steady';
  /** What changed against what, such as “4 lower than last week”. */
  text: string;
}

/** Props of `StatTile`. */
export interface StatTileProps {
  /** What was measured, such as “Blood pressure”. */
  label: string;
  /** The figure as text, already rounded, such as “128/82”. Left out when nothing was measured yet. */
  value?: string;
  /** The figure's unit, such as “mmHg”. */
  unit?: string;
  /** When it was measured, in words, such as “today 08:15”. */
  time?: string;
  /** Where the figure lies against its range; left out when there is no range. */
  range?: RangePosition;
  /** A more exact word for the range than the badge's own. */
  rangeLabel?: string;
  /** How it moved; shown without judgement, since lower is not always better. */
  trend?: StatTrend;
  /** Page with the whole history; the whole tile leads there. */
  href?: string;
}

/** One measurement as a headline figure with its unit, time, range and trend. */
export function StatTile({ label, value, unit, time, range, rangeLabel, trend, href }: StatTileProps) {
  const labelId = useId();
  return (
    <article className={styles.tile} aria-labelledby={labelId}>
      <p className={styles.label} id={labelId}>
        {href === undefined ? (
          label
        ) : (
          <Link className={styles.link} href={href}>
            {label}
          </Link>
        )}
      </p>
      {value === undefined ? (
        <p className={styles.empty}>{copy.empty}</p>
      ) : (
        <p className={styles.figure} style={{ [styles.characters]: value.length } as CSSProperties}>
          {value} {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
        </p>
      )}
      {range === undefined ? null : (
        <p>
          <RangeBadge position={range} {...(rangeLabel !== undefined && { label: rangeLabel })} />
        </p>
      )}
      {time === undefined ? null : <p className={styles.detail}>{time}</p>}
      {trend === undefined ? null : (
        <p className={styles.trend}>
          <TrendArrow direction={trend.direction} />
          {trend.text}
        </p>
      )}
    </article>
  );
}
