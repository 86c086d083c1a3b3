import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

/** Date and time side by side, stacked when narrow. */
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space.lg,
  rowGap: space.md,
});

export const calendar = style({ position: 'relative', display: 'inline-flex' });

/** Positioned below the button, because browsers open the picker at its input. */
export const picker = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  pointerEvents: 'none',
});
