import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const row = style({ position: 'relative' });

/** Leaves space for the button that shows the password. */
export const input = style({ paddingInlineEnd: 84 });

export const reveal = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.xs,
  display: 'flex',
  alignItems: 'center',
});
