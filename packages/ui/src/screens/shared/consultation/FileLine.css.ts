import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/index.ts';

/** Icon, words and button in one line; a long name breaks beside the icon. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.sm,
});

export const name = style({ overflowWrap: 'anywhere' });
