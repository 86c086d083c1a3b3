import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';
import { widths } from './Field.css.ts';

const arrowPx = 20;
const insetPx = 12;

/** Control and arrow, stacked. */
export const box = recipe({
  base: { display: 'grid', alignItems: 'center', width: '100%' },
  variants: { width: widths },
  defaultVariants: { width: 'full' },
});

export const select = style({
  gridArea: '1 / 1',
  paddingInlineEnd: insetPx + arrowPx + space.sm,
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Without a selection, or with “everything”: less prominent than a value.
  selectors: { '&:has(> [value=""]:checked)': { color: vars.color.text.muted } },
});

// The platform renders the open list. Some platforms use the colours of the closed control, so all of them are set.
globalStyle(`${select} > option`, {
  color: vars.color.text.default,
  background: vars.color.bg.overlay,
});

/** Drawn over the control and transparent to presses. */
export const arrow = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginInlineEnd: insetPx,
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
