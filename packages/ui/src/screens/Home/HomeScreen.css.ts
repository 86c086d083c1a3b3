import { style } from '@vanilla-extract/css';
import { from, space, tabularNumbers, type, vars } from '../../theme/index.ts';
import { doseList, doseRow } from '../shared/doses/dose.css.ts';

/** Next step and latest reading with equal height; stacked on a phone. */
export const start = style({
  display: 'grid',
  gap: space.md,
  '@media': {
    [from.md]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: '2fr',
      gridAutoColumns: 'minmax(264px, 1fr)',
      gap: space.lg,
    },
  },
});

export const nextStep = style({ display: 'grid' });

/** Score beside recommendations and diagnoses. */
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

export const doses = style([list, doseList]);
export const dose = style([item, doseRow]);

export const parts = style({ display: 'flex', flexDirection: 'column', marginBlock: 0 });
export const part = style([
  item,
  type.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.sm,
    paddingBlock: space.xs,
  },
]);
export const points = style([tabularNumbers, { margin: 0, fontWeight: 600 }]);
export const partNote = style([type.small, { flexBasis: '100%', margin: 0, color: vars.color.text.muted }]);

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
