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

const fill = (background: string, borderColor: string) => [segmentBase, { background, borderColor }];

export const segment = styleVariants({
  good: fill(color.success.soft, color.success.border),
  watch: fill(color.warning.soft, color.warning.border),
  high: fill(color.danger.soft, color.danger.border),
  severe: fill(color.danger.solid, color.danger.solid),
});

/** A pointer over the bar: a shape, so that it stands out on any band. */
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
const swatchFill = (background: string, borderColor: string) => [swatchBase, { background, borderColor }];

export const swatch = styleVariants({
  good: swatchFill(color.success.soft, color.success.border),
  watch: swatchFill(color.warning.soft, color.warning.border),
  high: swatchFill(color.danger.soft, color.danger.border),
  severe: swatchFill(color.danger.solid, color.danger.solid),
});
