import { symbol, symbolCircle, symbolSquare, symbolTriangle } from 'd3-shape';

/** How a series is told apart: never by its colour alone. */
export interface SeriesStyle {
  /** Place of its colour in the theme. */
  series: 1 | 2 | 3;
  /** SVG `stroke-dasharray`. */
  dash: string;
  /** SVG path of the marker, centred on the origin. */
  marker: string;
}

const markerAreaPx = 60;
const marker = (type: typeof symbolCircle) => symbol(type, markerAreaPx)() ?? '';

/** By place in the list of series: circle and full line, square and long dashes, triangle and dots. */
export const seriesStyles = [
  { series: 1, dash: 'none', marker: marker(symbolCircle) },
  { series: 2, dash: '7 4', marker: marker(symbolSquare) },
  { series: 3, dash: '2 4', marker: marker(symbolTriangle) },
] as const satisfies readonly SeriesStyle[];

/** Style of the series at a place; places after the third start again. */
export function seriesStyle(index: number): SeriesStyle {
  return seriesStyles[index % seriesStyles.length] ?? seriesStyles[0];
}
