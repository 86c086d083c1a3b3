import { style } from '@vanilla-extract/css';
import { space } from '../../theme/index.ts';

/** Stays in the window below advice that is longer than the window, as in large text. */
export const phone = style({ position: 'sticky', insetBlockEnd: space.sm });
