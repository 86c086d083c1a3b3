/** Style of a series, distinguishable without colour. */
export interface SeriesStyle {
  /** Index of its colour in the theme. */
  series: 1 | 2 | 3;
  /** SVG `stroke-dasharray`. */
  dash: string;
  /** SVG path of the marker, centred on the origin. */
  marker: string;
}

/** Each marker covers 60 square pixels, for equal visual weight. */
const markers = {
  circle: 'M4.37,0A4.37,4.37,0,1,1,-4.37,0A4.37,4.37,0,1,1,4.37,0',
  square: 'M-3.873,-3.873h7.746v7.746h-7.746Z',
  triangle: 'M0,-6.796L5.886,3.398L-5.886,3.398Z',
};

/** Styles by index: circle and solid line, square and long dashes, triangle and dots. */
const seriesStyles = [
  { series: 1, dash: 'none', marker: markers.circle },
  { series: 2, dash: '7 4', marker: markers.square },
  { series: 3, dash: '2 4', marker: markers.triangle },
] as const satisfies readonly SeriesStyle[];

/** Returns the style of the series at an index. Indices from three on repeat. */
export function seriesStyle(index: number): SeriesStyle {
  return seriesStyles[index % seriesStyles.length] ?? seriesStyles[0];
}
