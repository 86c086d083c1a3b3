import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/index.ts';

/** The figure beside its course; under one another on a phone. */
export const pressure = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(264px, 1fr) 2fr', gap: space.lg } },
});
