import { style } from '@vanilla-extract/css';
import { largeText, tabularNumbers } from '../../theme/index.ts';

export const when = style([
  tabularNumbers,
  { whiteSpace: 'nowrap', '@media': { [largeText]: { whiteSpace: 'normal' } } },
]);
