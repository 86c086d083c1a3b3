export { LineChart, type LineChartProps } from './LineChart.tsx';
export type {
  ChartMethod,
  LatestPoint,
  LineChartPoint,
  LineChartSeries,
  LineChartSeriesList,
  TargetBand,
} from './LineChart.types.ts';
