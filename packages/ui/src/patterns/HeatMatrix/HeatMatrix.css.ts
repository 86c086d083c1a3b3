import { style, styleVariants } from '@vanilla-extract/css';
import { from, radius, space, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const root = style([
  type.caption,
  {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 2,
    tableLayout: 'fixed',
    '@media': { [from.sm]: { fontSize: '0.9375rem' } },
  },
]);

export const caption = style([
  type.small,
  { paddingBlockEnd: space.sm, color: color.text.muted, textAlign: 'start' },
]);

export const header = style({
  padding: space.xs,
  color: color.text.muted,
  fontWeight: 600,
  textAlign: 'center',
  verticalAlign: 'bottom',
});

export const rowHeader = style({
  // Leaves space for the text of the cells on a narrow screen.
  width: '22%',
  padding: space.xs,
  color: color.text.muted,
  fontWeight: 600,
  textAlign: 'start',
});

export const detail = style({ display: 'block', fontWeight: 400 });

const cellBase = style({
  position: 'relative',
  padding: `${space.sm}px 0`,
  border: '2px solid transparent',
  borderRadius: radius.sm,
  textAlign: 'center',
  overflowWrap: 'break-word',
  printColorAdjust: 'exact',
  selectors: {
    '&[aria-current]': {
      borderColor: color.text.default,
      fontWeight: 700,
      outline: `2px solid ${color.bg.surface}`,
      outlineOffset: -4,
    },
  },
});

/** Returns the styles of a cell in the single hue of `heat`. Red is reserved for urgent actions. */
const fill = (background: string, text: string) => [cellBase, { background, color: text }];

export const cell = styleVariants({
  good: fill(color.heat[1], color.text.default),
  watch: fill(color.heat[2], color.text.default),
  high: fill(color.heat[3], color.text.default),
  severe: fill(color.heat[5], color.bg.canvas),
});

export const here = style({ display: 'block', marginBlockStart: 2 });
