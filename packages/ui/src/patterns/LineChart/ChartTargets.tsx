import { numberText } from '../../messages/numberText.ts';
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
  /** Fills are below the grid and the lines. Edges and their labels are above, to stay readable. */
  layer: 'fill' | 'edges';
}

/** Renders the target ranges of the series: a tint, and dashed edges with their values. */
export function ChartTargets({ series, layer, ...drawing }: ChartTargetsProps) {
  const targets = series.flatMap(({ id, target }) => (target === undefined ? [] : [{ id, target }]));
  const Layer = layer === 'fill' ? TargetFill : TargetEdges;
  return targets
    .filter(({ target }) => layer === 'edges' || targets.length === 1 || isClosed(target))
    .map(({ id, target }) => <Layer key={id} target={target} {...drawing} />);
}

/** Returns whether the band has both limits. Two open bands would overlap, so only their edges are drawn. */
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
            {numberText(edge, decimals)}
          </text>
        </g>
      ))}
    </g>
  );
}
