import { formatValue } from './format.ts';
import * as styles from './LineChart.css.ts';
import type { LineChartSeries, TargetBand } from './LineChart.types.ts';
import type { LinearScale } from './linearScale.ts';
import { targetEdges } from './readings.ts';
import type { PlotSize } from './scale.ts';

interface ChartTargetsProps {
  series: readonly LineChartSeries[];
  y: LinearScale;
  size: PlotSize;
  decimals: number;
  /** Fills lie under the grid and the lines; edges and their labels lie above, so that they stay readable. */
  layer: 'fill' | 'edges';
}

/** The ranges the series should stay in: a tint, and dashed edges with their figures. */
export function ChartTargets({ series, layer, ...drawing }: ChartTargetsProps) {
  const targets = series.flatMap(({ id, target }) => (target === undefined ? [] : [{ id, target }]));
  const Layer = layer === 'fill' ? TargetFill : TargetEdges;
  return targets
    .filter(({ target }) => layer === 'edges' || targets.length === 1 || isClosed(target))
    .map(({ id, target }) => <Layer key={id} target={target} {...drawing} />);
}

/** Two bands that are open downwards would cover each other; those are drawn by their edges alone. */
function isClosed(target: TargetBand): boolean {
  return targetEdges(target).length === 2;
}

type TargetProps = Omit<ChartTargetsProps, 'series' | 'layer'> & { target: TargetBand };

function TargetFill({ target: { low, high, below }, y, size }: TargetProps) {
  const [bottom, top] = y.domain;
  const topPx = y(high ?? below ?? top);
  return (
    <rect
      className={styles.band}
      y={topPx}
      width={size.widthPx}
      height={Math.max(y(low ?? bottom) - topPx, 0)}
    />
  );
}

function TargetEdges({ target, y, size: { widthPx }, decimals }: TargetProps) {
  return (
    <g>
      {targetEdges(target).map((edge) => (
        <g key={edge} transform={`translate(0 ${y(edge)})`}>
          <line className={styles.edge} x2={widthPx} />
          <text className={styles.edgeText} x={widthPx + 10} dy="0.35em">
            {formatValue(edge, decimals)}
          </text>
        </g>
      ))}
    </g>
  );
}
