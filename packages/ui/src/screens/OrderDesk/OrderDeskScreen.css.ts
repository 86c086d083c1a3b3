import { style } from '@vanilla-extract/css';
import { space, tabularNumbers } from '../../theme/index.ts';

export const number = style([tabularNumbers, { whiteSpace: 'nowrap' }]);

export const lines = style({ display: 'flex', flexDirection: 'column', gap: space.sm });

/** Follows the alignment of the cell, which differs in a card. */
export const prescription = style({ paddingBlockStart: space.xs });

/** Keeps number and unit on one line. */
export const amount = style({ whiteSpace: 'nowrap' });
