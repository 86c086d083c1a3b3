import { type CSSProperties, useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { RangeBadge, type RangePosition } from '../RangeBadge/index.ts';
import { statTileCopy as copy } from './StatTile.copy.ts';
import * as styles from './StatTile.css.ts';
import { TrendArrow } from './TrendArrow.tsx';

/** Direction of a change, and its description. */
export interface StatTrend {
  direction: 'up' | 'down' | 'steady';
  /** Change with its reference, such as “4 lower than last week”. */
  text: string;
}

/** Props of `StatTile`. */
export interface StatTileProps {
  /** Name of the measure, such as “Blood pressure”. */
  label: string;
  /** Formatted, rounded value, such as “128/82”. Omit it without a reading. */
  value?: string;
  /** Unit of the value, such as “mmHg”. */
  unit?: string;
  /** Formatted time of measurement, such as “today 08:15”. */
  time?: string;
  /** Position relative to the range. Omit it without a range. @default none */
  range?: RangePosition;
  /** More specific label than that of the badge. */
  rangeLabel?: string;
  /** Whether the reading calls for action today. */
  isUrgent?: boolean;
  /** Change since earlier readings, shown without judgement, because lower is not always better. */
  trend?: StatTrend;
  /** Path of the page with the history. The whole tile is the link. */
  href?: string;
}

/** Shows a measurement as a large figure with unit, time, range and trend. */
export function StatTile({
  label,
  value,
  unit,
  time,
  range,
  rangeLabel,
  isUrgent = false,
  trend,
  href,
}: StatTileProps) {
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
          <RangeBadge
            position={range}
            isUrgent={isUrgent}
            {...(rangeLabel !== undefined && { label: rangeLabel })}
          />
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
