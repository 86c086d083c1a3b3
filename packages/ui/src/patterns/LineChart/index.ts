export { LineChart, type LineChartProps } from './LineChart.tsx';
export type { LineChartPoint, LineChartSeries, LineChartSeriesList, TargetBand } from './LineChart.types.ts';
