import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../theme/index.ts';

export const picture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '65vh',
  marginInline: 'auto',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.md,
});
