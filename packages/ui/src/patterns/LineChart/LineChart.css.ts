import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, space, type, vars } from '../../theme/index.ts';
import { margin, plotHeightPx } from './plotLayout.ts';

const { color } = vars;

/** Adjusts SVG paint, which forced colours keep and which may lack contrast. Dash and marker still distinguish series. */
const whenForced = (rule: { fill?: string; stroke?: string }) => ({
  '@media': { '(forced-colors: active)': rule },
});

export const figure = style({ display: 'flex', flexDirection: 'column', gap: space.md, minWidth: 0 });
export const caption = style({ display: 'flex', flexDirection: 'column', gap: space.xs });
export const title = style([type.h3]);
export const summary = style([type.body, { color: color.text.muted }]);
export const toggle = style({ display: 'flex' });

export const legend = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.lg, rowGap: space.xs },
]);
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: space.sm });
export const sample = style({ flex: 'none', width: 32, height: 16 });

/** Fixed height before the width is measured, so that content below does not move. */
export const plot = style({
  position: 'relative',
  minWidth: 0,
  minHeight: margin.top + plotHeightPx + margin.bottom,
});
export const drawing = style({ overflow: 'visible', maxWidth: 'none' });

const seriesColor = (property: 'stroke' | 'fill') => ({
  1: { [property]: color.series[1] },
  2: { [property]: color.series[2] },
  3: { [property]: color.series[3] },
});

export const line = recipe({
  base: { fill: 'none', strokeWidth: 2, strokeLinejoin: 'round', ...whenForced({ stroke: 'CanvasText' }) },
  variants: { series: seriesColor('stroke') },
});

/** Area between minimum and maximum of each point, pale so that the line dominates. */
export const range = recipe({
  base: { strokeWidth: 4, strokeLinecap: 'round', opacity: 0.35, ...whenForced({ stroke: 'GrayText' }) },
  variants: { series: seriesColor('stroke') },
});

/** An outline in the surface colour separates a marker from lines that cross it. */
export const marker = recipe({
  base: {
    stroke: color.bg.surface,
    strokeWidth: 1.5,
    ...whenForced({ fill: 'CanvasText', stroke: 'Canvas' }),
  },
  variants: { series: seriesColor('fill') },
});

export const axisText = style([
  type.caption,
  {
    fill: color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    ...whenForced({ fill: 'CanvasText' }),
  },
]);
export const grid = style({ stroke: color.border.subtle });
export const tick = style({ stroke: color.border.control });
export const cursor = style({ stroke: color.border.control });

export const band = style({
  fill: color.success.soft,
  ...whenForced({ fill: 'none' }),
});
export const edge = style({
  stroke: color.success.text,
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
  ...whenForced({ stroke: 'CanvasText' }),
});

/** A halo keeps the label readable over a line. */
export const edgeText = style([
  type.caption,
  {
    fill: color.success.text,
    stroke: color.bg.surface,
    strokeWidth: 3,
    paintOrder: 'stroke',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    ...whenForced({ fill: 'CanvasText', stroke: 'Canvas' }),
  },
]);

const overPlot = {
  position: 'absolute',
  top: margin.top,
  insetInlineStart: margin.left,
  insetInlineEnd: margin.right,
  height: plotHeightPx,
  margin: 0,
} as const;

export const reader = style({
  ...overPlot,
  width: `calc(100% - ${margin.left + margin.right}px)`,
  opacity: 0,
  cursor: 'crosshair',
  touchAction: 'pan-y',
});

export const focusFrame = style({
  ...overPlot,
  pointerEvents: 'none',
  borderRadius: radius.sm,
  selectors: {
    [`${reader}:focus-visible + &`]: { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
});

export const readout = recipe({
  base: [
    type.small,
    {
      position: 'absolute',
      top: margin.top + space.xs,
      zIndex: 1,
      display: 'flex',
      flexDirection: 'column',
      gap: space.xxs,
      width: 'max-content',
      padding: `${space.sm}px 12px`,
      background: color.bg.overlay,
      border: `1px solid ${color.border.default}`,
      borderRadius: radius.md,
      boxShadow: vars.shadow.overlay,
      pointerEvents: 'none',
    },
  ],
  variants: {
    side: {
      start: { transform: 'translateX(calc(-100% - 12px))' },
      end: { transform: 'translateX(12px)' },
    },
  },
});
export const readoutTime = style({ color: color.text.muted });
export const readoutValue = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
