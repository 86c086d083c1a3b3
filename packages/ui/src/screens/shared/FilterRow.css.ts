import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/index.ts';

/** Filter fields in one row where they fit, with the button aligned at the bottom. */
export const filterRow = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'end',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 24rem) 12rem max-content' } },
});
