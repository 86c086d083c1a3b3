import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  width: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
