export { LineChart, type LineChartProps } from './LineChart.tsx';
export type {
  LatestPoint,
  LineChartPoint,
  LineChartSeries,
  LineChartSeriesList,
  TargetBand,
} from './LineChart.types.ts';
