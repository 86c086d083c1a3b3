import { toEpochMs } from '@vitalane/time';
import { downsample } from './downsample.ts';
import * as styles from './LineChart.css.ts';
import type { LineChartPoint } from './LineChart.types.ts';
import { inTimeOrder } from './readings.ts';
import type { ChartScales } from './scale.ts';
import { seriesStyle } from './seriesStyle.ts';

interface SeriesLineProps {
  points: readonly LineChartPoint[];
  index: number;
  scales: ChartScales;
  /** The instant being read; its marker grows. */
  activeMs: number | undefined;
}

/** More markers than this would hide the line they stand on. */
const mostMarkers = 60;

/** One series: straight from reading to reading, since a curve would invent values. */
export function SeriesLine({ points, index, scales: { x, y }, activeMs }: SeriesLineProps) {
  const { series, dash, marker } = seriesStyle(index);
  const [leftPx, rightPx] = x.range;
  const placed = inTimeOrder(points).map((point) => ({ ...point, epochMs: toEpochMs(point.at) }));
  // One column of pixels shows no more than its least and greatest value.
  const places = downsample(placed, Math.max(Math.round(rightPx - leftPx), 1)).map(({ epochMs, value }) => ({
    epochMs,
    xPx: x(epochMs),
    yPx: y(value),
  }));
  const path = places.map(({ xPx, yPx }, place) => `${place ? 'L' : 'M'}${xPx},${yPx}`).join('');
  const marked = places.length > mostMarkers ? places.filter(({ epochMs }) => epochMs === activeMs) : places;
  return (
    <g>
      <path className={styles.line({ series })} d={path} strokeDasharray={dash} />
      {marked.map(({ epochMs, xPx, yPx }) => (
        <path
          key={epochMs}
          className={styles.marker({ series })}
          d={marker}
          transform={`translate(${xPx} ${yPx})${epochMs === activeMs ? ' scale(1.5)' : ''}`}
        />
      ))}
    </g>
  );
}
