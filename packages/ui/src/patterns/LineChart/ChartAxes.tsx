import * as styles from './LineChart.css.ts';
import { tickFormat } from './linearScale.ts';
import { margin } from './plotLayout.ts';
import { type ChartScales, type PlotSize, timeTicks } from './scale.ts';

interface ChartAxesProps {
  scales: ChartScales;
  size: PlotSize;
  unit: string;
  timeZone: string;
}

/** Space of a day label in px. */
const timeLabelPx = 96;

/** Renders grid lines with values, the unit above them, and ticks in the patient's time zone below. */
export function ChartAxes({ scales: { x, y }, size: { widthPx, heightPx }, unit, timeZone }: ChartAxesProps) {
  const marks = y.ticks(5);
  const format = tickFormat(marks);
  return (
    <g>
      <text className={styles.axisText} x={-margin.left} y={-16}>
        {unit}
      </text>
      {marks.map((value) => (
        <g key={value} transform={`translate(0 ${y(value)})`}>
          <line className={styles.grid} x2={widthPx} />
          <text className={styles.axisText} x={-10} dy="0.35em" textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {timeTicks(x.domain, timeZone, Math.max(2, Math.floor(widthPx / timeLabelPx))).map(
        ({ epochMs, label }) => (
          <g key={epochMs} transform={`translate(${x(epochMs)} ${heightPx})`}>
            <line className={styles.tick} y2={6} />
            <text className={styles.axisText} y={24} textAnchor="middle">
              {label}
            </text>
          </g>
        ),
      )}
    </g>
  );
}
