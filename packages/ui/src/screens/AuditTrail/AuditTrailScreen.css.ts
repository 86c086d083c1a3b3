import { style } from '@vanilla-extract/css';
import { from, space, tabularNumbers } from '../../theme/index.ts';

/** The fields in one line where there is room, with the button at their foot. */
export const filter = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'end',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 24rem) 12rem max-content' } },
});

export const when = style([tabularNumbers, { whiteSpace: 'nowrap' }]);
