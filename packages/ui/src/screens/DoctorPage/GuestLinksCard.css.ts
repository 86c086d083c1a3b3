import { style } from '@vanilla-extract/css';
import { space, vars } from '../../theme/index.ts';

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
