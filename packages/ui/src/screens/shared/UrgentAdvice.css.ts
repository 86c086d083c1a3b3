import { style } from '@vanilla-extract/css';
import { space, vars } from '../../theme/index.ts';

/** Stays in the window below advice that is longer than the window, as in large text. Words pass behind the whole row. */
export const phoneInView = style({
  position: 'sticky',
  insetBlockEnd: 0,
  alignSelf: 'stretch',
  paddingBlock: space.sm,
  background: vars.color.warning.soft,
});
