import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/index.ts';

/** Events beside the ordered items; stacked on a phone. */
export const columns = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: space.lg } },
});

export const part = style({ display: 'flex', flexDirection: 'column', gap: space.md, minWidth: 0 });
