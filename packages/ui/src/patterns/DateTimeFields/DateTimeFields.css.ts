import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { tabularNumbers } from '../../theme/type.css.ts';

export const input = style([tabularNumbers, { minWidth: 0 }]);

/** Date and time beside one another, under one another when narrow. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  alignItems: 'start',
  gap: space.md,
  maxWidth: '24rem',
});
