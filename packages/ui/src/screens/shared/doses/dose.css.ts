import { style } from '@vanilla-extract/css';
import { space, tabularNumbers, type, vars } from '../../../theme/index.ts';

/**
 * Widths of a list of doses that carry the actions beside the name, one beside the other, and the time before the name.
 * In rem, for large text.
 */
const actionsBeside = '(min-width: 16rem)';
const actionsInRow = '(min-width: 20rem)';
const inColumns = '(min-width: 25rem)';

/** List whose width decides on the layout of its doses. */
export const doseList = style({ containerType: 'inline-size' });

export const doseRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"time" "words" "warning" "actions"',
  alignItems: 'start',
  columnGap: space.md,
  '@container': {
    [actionsBeside]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"time time" "words actions" "warning warning"',
    },
    [inColumns]: {
      gridTemplateColumns: 'minmax(3.25rem, max-content) minmax(0, 1fr) auto',
      gridTemplateAreas: '"time words actions" ". warning warning"',
    },
  },
});

export const doseTime = style([
  type.body,
  tabularNumbers,
  { gridArea: 'time', color: vars.color.text.muted },
]);

export const doseWords = style({
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minWidth: 0,
});

export const doseWarning = style({ gridArea: 'warning' });

export const doseName = style([type.body, { fontWeight: 600, overflowWrap: 'anywhere' }]);

export const doseState = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

export const doseActions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.xs,
  marginBlockStart: space.xs,
  '@container': {
    [actionsBeside]: { flexDirection: 'column', alignItems: 'flex-end', marginBlockStart: 0 },
    [actionsInRow]: { flexDirection: 'row' },
  },
});
