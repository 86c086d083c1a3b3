import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

/** Date and time beside one another, under one another when narrow. */
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space.lg,
  rowGap: space.md,
});

export const calendar = style({ position: 'relative', display: 'inline-flex' });

/** Lies under the button, because browsers open a calendar where its field lies. */
export const picker = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  pointerEvents: 'none',
});
