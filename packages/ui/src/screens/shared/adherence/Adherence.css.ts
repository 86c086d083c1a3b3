import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space, tabularNumbers, type, vars } from '../../../theme/index.ts';

const { color } = vars;
/** Width of a list that carries the bar between name and figures, in rem for large text. */
const barBetween = '(min-width: 30rem)';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  minWidth: 0,
  containerType: 'inline-size',
});

export const group = style({ display: 'flex', flexDirection: 'column', gap: space.sm });

export const inAll = style([
  tabularNumbers,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.sm}px` },
]);

export const rows = style({ display: 'flex', flexDirection: 'column', gap: space.md });

/** Name above the bar and figures below it; on wide lists all three are in a line. */
export const row = style([
  type.body,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"name" "bar" "figures"',
    alignItems: 'center',
    gap: `${space.xs}px ${space.md}px`,
    '@container': {
      [barBetween]: {
        gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr) 11rem',
        gridTemplateAreas: '"name bar figures"',
      },
    },
  },
]);

export const name = style({ gridArea: 'name', overflowWrap: 'anywhere' });

export const figures = style([
  tabularNumbers,
  {
    gridArea: 'figures',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.sm}px`,
  },
]);

export const bar = style({
  gridArea: 'bar',
  display: 'flex',
  height: 12,
  overflow: 'hidden',
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.sm,
  background: color.bg.sunken,
});

const hatch = (paint: string) => `repeating-linear-gradient(135deg, ${paint} 0 2px, transparent 2px 6px)`;

/** One colour for every share: the figures are not judged. Skipped doses differ by their pattern. */
const paint = {
  taken: {
    background: color.accent.solid,
    '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
  skipped: {
    background: hatch(color.accent.solid),
    '@media': { '(forced-colors: active)': { background: hatch('Highlight'), forcedColorAdjust: 'none' } },
  },
  open: {},
} as const;

export const segment = styleVariants(paint);

export const legend = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', gap: `${space.xs}px ${space.lg}px`, color: color.text.muted },
]);

export const legendItem = style({ display: 'flex', alignItems: 'center', gap: space.sm });

const sample = style({
  flex: 'none',
  width: 20,
  height: 12,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.sm,
});

export const legendSample = styleVariants(paint, (look) => [sample, look]);
