import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/index.ts';

/** Unit number and postal code side by side where they fit. */
export const pair = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr', gap: space.md } },
});
