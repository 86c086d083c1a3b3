import { style } from '@vanilla-extract/css';
import { from, radius, space, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const tile = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 6,
  minWidth: 0,
  padding: space.md,
  background: color.bg.surface,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
  '@media': { [from.sm]: { padding: space.lg } },
  selectors: { '&:has([data-hovered])': { background: color.bg.hover, borderColor: color.border.default } },
});

export const label = style([type.body, { fontWeight: 600 }]);

/** The link covers the tile, so that the whole tile is a press target with a short accessible name. */
export const link = style({
  color: color.accent.text,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.md },
    '&[data-focus-visible]::after': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
});

/** Number of characters of the figure. */
export const characters = '--vl-figure-characters';

export const figure = style([
  type.figure,
  {
    // As large as fits in one line; a digit is about 0.6 em wide.
    fontSize: `min(2.5rem, calc(100cqi / (var(${characters}) * 0.62)))`,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.sm,
    maxWidth: '100%',
  },
]);

export const unit = style([type.body, { color: color.text.muted, letterSpacing: 0 }]);

export const empty = style([type.lead, { color: color.text.muted, paddingBlock: 7 }]);

export const detail = style([type.small, { color: color.text.muted }]);

export const trend = style([detail, { display: 'flex', gap: space.xs }]);

export const arrow = style({
  flex: 'none',
  marginTop: 3,
  width: 16,
  height: 16,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
