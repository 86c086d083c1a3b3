import { style } from '@vanilla-extract/css';
import { from, radius, space, vars } from '../../theme/index.ts';

const { color } = vars;

export const next = style({
  display: 'grid',
  gap: space.md,
  justifyItems: 'start',
  '@media': {
    [from.md]: { gridTemplateColumns: 'auto 1fr auto', alignItems: 'center', columnGap: space.lg },
  },
});

export const nextIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  color: color.accent.onSolid,
  background: color.accent.solid,
  borderRadius: radius.full,
});

export const nextText = style({ display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 });

/** The figure beside its course; under one another on a phone. */
export const pressure = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(264px, 1fr) 2fr', gap: space.lg } },
});
