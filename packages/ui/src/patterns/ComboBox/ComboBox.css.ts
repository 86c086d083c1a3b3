import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { controlHeight, radius, space } from '../../theme/scale.ts';

export const row = style({ position: 'relative', display: 'flex' });

export const input = style({
  paddingInlineEnd: controlHeight.md + space.xs,
  textOverflow: 'ellipsis',
});

export const open = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: controlHeight.md,
  borderRadius: radius.sm,
  color: vars.color.text.muted,
  selectors: { '&[data-hovered]': { color: vars.color.text.default } },
});

/** With nothing in it, the list would still take its padding. */
export const list = style({ selectors: { '&[data-empty]': { display: 'none' } } });
