import type { Period } from '@vitalane/time';
import { useRef, useState } from 'react';
import { ChartAxes } from './ChartAxes.tsx';
import { ChartReader } from './ChartReader.tsx';
import { ChartTargets } from './ChartTargets.tsx';
import * as styles from './LineChart.css.ts';
import type { ChartSeries, ChartStep, ReadingRow } from './LineChart.types.ts';
import { margin, plotHeightPx } from './plotLayout.ts';
import { SeriesLine } from './SeriesLine.tsx';
import { chartScales } from './scale.ts';
import { useElementWidth } from './useElementWidth.ts';

interface ChartPlotProps {
  title: string;
  summary: string;
  series: readonly ChartSeries[];
  /** Must not be empty. */
  rows: readonly ReadingRow[];
  period: Period | undefined;
  step: ChartStep;
  unit: string;
  decimals: number;
  timeZone: string;
}

/** Renders axes, targets and lines, and the control that reads single values. It renders after its width is measured. */
export function ChartPlot(props: ChartPlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const frameWidthPx = useElementWidth(frame);
  return (
    <div ref={frame} className={styles.plot}>
      {frameWidthPx === null ? null : (
        <Drawing {...props} widthPx={Math.max(frameWidthPx - margin.left - margin.right, 80)} />
      )}
    </div>
  );
}

function Drawing(props: ChartPlotProps & { widthPx: number }) {
  const { title, summary, series, rows, period, step, unit, decimals, timeZone, widthPx } = props;
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const size = { widthPx, heightPx: plotHeightPx };
  const scales = chartScales({ series, rows, period, timeZone }, size);
  const active = activeIndex === null ? undefined : rows[activeIndex];
  return (
    <>
      <svg
        className={styles.drawing}
        width={widthPx + margin.left + margin.right}
        height={plotHeightPx + margin.top + margin.bottom}
        role="img"
        aria-label={`${title}. ${summary}`}
      >
        <g transform={`translate(${margin.left} ${margin.top})`}>
          <ChartTargets series={series} y={scales.y} size={size} decimals={decimals} layer="fill" />
          <ChartAxes scales={scales} size={size} unit={unit} timeZone={timeZone} />
          {active === undefined ? null : (
            <line
              className={styles.cursor}
              x1={scales.x(active.epochMs)}
              x2={scales.x(active.epochMs)}
              y2={plotHeightPx}
            />
          )}
          {series.map(({ id, points }, index) => (
            <SeriesLine
              key={id}
              points={points}
              index={index}
              scales={scales}
              period={period}
              step={step}
              activeMs={active?.epochMs}
            />
          ))}
          <ChartTargets series={series} y={scales.y} size={size} decimals={decimals} layer="edges" />
        </g>
      </svg>
      <ChartReader
        title={title}
        series={series}
        rows={rows}
        step={step}
        unit={unit}
        decimals={decimals}
        timeZone={timeZone}
        activeIndex={activeIndex}
        x={scales.x}
        onRead={setActiveIndex}
      />
    </>
  );
}
