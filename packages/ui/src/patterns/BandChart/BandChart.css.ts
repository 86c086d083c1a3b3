import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.sm, minWidth: 0 });

export const scale = style({ position: 'relative', paddingTop: 14 });

export const bar = style({
  display: 'flex',
  gap: 2,
  height: 16,
  printColorAdjust: 'exact',
});

const segmentBase = style({
  flex: '1 1 0',
  border: '1px solid',
  selectors: {
    '&:first-child': { borderStartStartRadius: radius.full, borderEndStartRadius: radius.full },
    '&:last-child': { borderStartEndRadius: radius.full, borderEndEndRadius: radius.full },
  },
});

/** Returns the styles of a band in the single hue of `heat`. Red is reserved for urgent actions. */
const fill = (background: string) => [segmentBase, { background, borderColor: color.border.control }];

export const segment = styleVariants({
  good: fill(color.heat[1]),
  watch: fill(color.heat[2]),
  high: fill(color.heat[3]),
  severe: fill(color.heat[5]),
});

/** Pointer above the bar. A shape stays visible on any band colour. */
export const pointer = style({
  position: 'absolute',
  top: 0,
  width: 16,
  height: 12,
  marginInlineStart: -8,
  fill: color.text.default,
});

export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 184px), 1fr))',
  columnGap: space.md,
  rowGap: space.xxs,
  padding: 0,
  margin: 0,
  listStyle: 'none',
});

export const item = style([
  type.caption,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: 6,
    color: color.text.muted,
    selectors: { '&[data-current]': { color: color.text.default, fontWeight: 600 } },
  },
]);

const swatchBase = style({
  flex: 'none',
  width: 10,
  height: 10,
  border: '1px solid',
  borderRadius: 2,
  printColorAdjust: 'exact',
});
const swatchFill = (background: string) => [swatchBase, { background, borderColor: color.border.control }];

export const swatch = styleVariants({
  good: swatchFill(color.heat[1]),
  watch: swatchFill(color.heat[2]),
  high: swatchFill(color.heat[3]),
  severe: swatchFill(color.heat[5]),
});
