import { style } from '@vanilla-extract/css';
import { from, space, vars } from '../../theme/index.ts';

/** The figure beside its course; under one another on a phone. */
export const pressure = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(264px, 1fr) 2fr', gap: space.lg } },
});

/** Score and diagnoses beside the advice, which is longer. */
export const overview = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(264px, 1fr) 2fr' } },
});

export const list = style({ display: 'flex', flexDirection: 'column' });

export const item = style({
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});

export const diagnosis = style([
  item,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    paddingBlock: space.xs,
  },
]);
