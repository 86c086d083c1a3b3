import { style } from '@vanilla-extract/css';
import { tabularNumbers } from '../../theme/index.ts';

export const when = style([tabularNumbers, { whiteSpace: 'nowrap' }]);
