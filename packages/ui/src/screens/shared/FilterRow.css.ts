import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/index.ts';

/** What a list is narrowed by: two fields in one line where there is room, with the button at their foot. */
export const filterRow = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'end',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 24rem) 12rem max-content' } },
});
