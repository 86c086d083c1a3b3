import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { durationMs, from, radius, space, zIndex } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: space.md,
  overflowY: 'auto',
  background: vars.color.bg.backdrop,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${durationMs.overlay}ms ease-out` },
    '&[data-exiting]': { animation: `${fade} ${durationMs.overlay}ms ease-in reverse` },
  },
});

/** Dialog box above the page. */
export const modal = recipe({
  base: {
    width: '100%',
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: radius.lg,
    background: vars.color.bg.overlay,
    boxShadow: vars.shadow.overlay,
    selectors: { '&[data-entering]': { animation: `${rise} ${durationMs.overlay}ms ease-out` } },
  },
  variants: { size: { sm: { maxWidth: 440 }, md: { maxWidth: 640 } } },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  padding: space.md,
  overflowWrap: 'anywhere',
  outline: 'none',
  '@media': { [from.sm]: { padding: space.lg } },
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.md,
});

export const title = style([type.h2, { minWidth: 0 }]);

/** Aligns the icon optically with the edge of the box. */
export const close = style({ margin: -space.sm });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.md,
  marginBlockStart: space.sm,
});
