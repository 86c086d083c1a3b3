import { type Period, toEpochMs } from '@vitalane/time';
import { runsOf } from './aggregate.ts';
import { downsample, type PlacedPoint } from './downsample.ts';
import * as styles from './LineChart.css.ts';
import type { ChartPoint, ChartStep } from './LineChart.types.ts';
import { inTimeOrder } from './readings.ts';
import type { ChartScales } from './scale.ts';
import { seriesStyle } from './seriesStyle.ts';

interface SeriesLineProps {
  points: readonly ChartPoint[];
  index: number;
  scales: ChartScales;
  period: Period | undefined;
  step: ChartStep;
  /** Instant of the current reading, whose marker is larger. */
  activeMs: number | undefined;
}

/** Maximum number of markers; more would hide the line. */
const maxMarkers = 60;

/** Renders a series with straight segments, because a curve would invent values. The line breaks at gaps. */
export function SeriesLine({ points, index, scales: { x, y }, period, step, activeMs }: SeriesLineProps) {
  const { series, dash, marker } = seriesStyle(index);
  const [leftPx, rightPx] = x.range;
  const columns = Math.max(Math.round(rightPx - leftPx), 1);
  const placed = inTimeOrder(points).map((point) => ({ ...point, epochMs: toEpochMs(point.at) }));
  // A pixel column shows only its minimum and maximum.
  const runs = runsOf(placed, { period, step }).map((run) => downsample(run, columns));
  const path = runs.map((run) => linePath(run, { x, y })).join('');
  const shown = runs.flat();
  // A reading between two gaps has no line, so its marker is always drawn.
  const alone = new Set(runs.flatMap((run) => (run.length === 1 ? run : [])));
  const marked =
    shown.length > maxMarkers
      ? shown.filter((point) => point.epochMs === activeMs || alone.has(point))
      : shown;
  return (
    <g>
      {shown.map(({ epochMs, low, high }) =>
        low === undefined || high === undefined ? null : (
          <line
            key={epochMs}
            className={styles.range({ series })}
            x1={x(epochMs)}
            x2={x(epochMs)}
            y1={y(low)}
            y2={y(high)}
          />
        ),
      )}
      <path className={styles.line({ series })} d={path} strokeDasharray={dash} />
      {marked.map(({ epochMs, value }) => (
        <path
          key={epochMs}
          className={styles.marker({ series })}
          d={marker}
          transform={`translate(${x(epochMs)} ${y(value)})${epochMs === activeMs ? ' scale(1.5)' : ''}`}
        />
      ))}
    </g>
  );
}

function linePath(run: readonly PlacedPoint[], { x, y }: ChartScales): string {
  return run.map(({ epochMs, value }, place) => `${place ? 'L' : 'M'}${x(epochMs)},${y(value)}`).join('');
}
