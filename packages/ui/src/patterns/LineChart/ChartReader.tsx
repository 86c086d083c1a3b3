import { type PointerEvent, useRef } from 'react';
import { formatCell } from './format.ts';
import { lineChartCopy as copy } from './LineChart.copy.ts';
import * as styles from './LineChart.css.ts';
import type { ChartStep, LineChartSeries, ReadingRow } from './LineChart.types.ts';
import type { LinearScale } from './linearScale.ts';
import { margin } from './plotLayout.ts';
import { rowFormat } from './rowFormat.ts';
import { SeriesSample } from './SeriesSample.tsx';
import { nearestRowIndex } from './scale.ts';

interface ChartReaderProps {
  title: string;
  series: readonly LineChartSeries[];
  rows: readonly ReadingRow[];
  step: ChartStep;
  unit: string;
  decimals: number;
  timeZone: string;
  x: LinearScale;
  activeIndex: number | null;
  /** Called with the index of the current row, or `null` when reading ends. */
  onRead: (index: number | null) => void;
}

/**
 * Steps through the readings with a native range input over the plot. Arrow keys, Home and End work, and a screen
 * reader announces each value. The pointer follows the time axis instead of the input's even steps.
 */
export function ChartReader(props: ChartReaderProps) {
  const { title, series, rows, step, unit, decimals, timeZone, x, activeIndex, onRead } = props;
  const isPointing = useRef<boolean>(false);
  const point = (event: PointerEvent<HTMLInputElement>) => {
    const offsetPx = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onRead(nearestRowIndex(rows, x.invert(offsetPx)));
  };
  const index = activeIndex ?? rows.length - 1;
  const row = rows[index];
  const values = series.flatMap(({ id, name }, place) => {
    const text = row && formatCell(row, id, decimals);
    return text === undefined ? [] : [{ id, name, place, text: `${text} ${unit}` }];
  });
  const when = row === undefined ? '' : rowFormat(rows, step, timeZone)(row);
  return (
    <>
      <input
        type="range"
        className={styles.reader}
        aria-label={copy.reader(title)}
        aria-valuetext={`${when}: ${values.map(({ name, text }) => `${name} ${text}`).join(', ')}`}
        min={0}
        max={Math.max(rows.length - 1, 1)}
        value={index}
        onChange={(event) => {
          if (!isPointing.current) onRead(Math.min(event.currentTarget.valueAsNumber, rows.length - 1));
        }}
        onFocus={() => onRead(index)}
        onBlur={() => onRead(null)}
        onPointerDown={(event) => {
          isPointing.current = true;
          point(event);
        }}
        onPointerMove={point}
        onPointerUp={() => {
          isPointing.current = false;
        }}
        onPointerCancel={() => {
          isPointing.current = false;
        }}
        onPointerLeave={() => onRead(null)}
      />
      <div className={styles.focusFrame} />
      {activeIndex === null || row === undefined ? null : (
        <div
          className={styles.readout({ side: x(row.epochMs) > x.range[1] / 2 ? 'start' : 'end' })}
          style={{ insetInlineStart: margin.left + x(row.epochMs) }}
          aria-hidden="true"
        >
          <span className={styles.readoutTime}>{when}</span>
          {values.map(({ id, name, place, text }) => (
            <span key={id} className={styles.legendItem}>
              <SeriesSample index={place} />
              {series.length > 1 ? name : null} <strong className={styles.readoutValue}>{text}</strong>
            </span>
          ))}
        </div>
      )}
    </>
  );
}
