import { style } from '@vanilla-extract/css';
import { from, radius, space, vars } from '../../theme/index.ts';

const { color } = vars;

export const step = style({
  display: 'grid',
  gap: space.md,
  justifyItems: 'start',
  '@media': {
    [from.md]: { gridTemplateColumns: 'auto 1fr auto', alignItems: 'center', columnGap: space.lg },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  color: color.accent.onSolid,
  background: color.accent.solid,
  borderRadius: radius.full,
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 });
