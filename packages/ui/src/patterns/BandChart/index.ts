export { BandChart, type BandChartProps } from './BandChart.tsx';
export type { Band, BandTone } from './BandChart.types.ts';
export { placeOf } from './place.ts';
