import { style, styleVariants } from '@vanilla-extract/css';
import { from, radius, space, tabularNumbers, type, vars } from '../../theme/index.ts';
import { doseActions, doseList, doseRow } from '../shared/doses/dose.css.ts';

const { color } = vars;
const buttonPadding = 20;

/** Today's doses beside the list on wide screens, above it elsewhere. */
export const columns = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

/** The list of medicines, and how many doses were taken. */
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.xl, minWidth: 0 });

export const part = style({ display: 'flex', flexDirection: 'column', gap: space.md, minWidth: 0 });

/** Sticky below the app bar while the list beside it scrolls. */
export const today = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  minWidth: 0,
  '@media': { [from.lg]: { position: 'sticky', top: 88 } },
});

export const partHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const doses = style([
  doseList,
  {
    background: color.bg.surface,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: radius.md,
  },
]);

const separated = {
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
};

export const dose = style([doseRow, { padding: space.md, ...separated }]);

/** Below the time of its group. */
export const doseInGroup = style([doseRow, { padding: `${space.sm}px ${space.md}px ${space.md}px` }]);

/** Doses of one time, below its time. */
export const group = style({
  borderBlock: `1px solid ${color.border.subtle}`,
  selectors: {
    '&:first-child': { borderBlockStart: 'none' },
    '&:last-child': { borderBlockEnd: 'none' },
    '& + &': { borderBlockStart: 'none' },
  },
});

export const groupHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  padding: `${space.md}px ${space.md}px ${space.xs}px`,
});

/** Remaining action on a recorded dose. */
export const doseUndo = style([doseActions, { marginInlineEnd: -buttonPadding }]);

export const medicines = style({ display: 'flex', flexDirection: 'column', gap: space.md });

export const facts = style({ display: 'flex', flexDirection: 'column', gap: space.sm });

export const fact = style([
  type.body,
  { display: 'flex', alignItems: 'flex-start', gap: space.sm, overflowWrap: 'anywhere' },
]);

export const factIcon = style({ flexShrink: 0, marginBlockStart: 3, color: color.text.muted });

export const stock = style([tabularNumbers, { fontWeight: 600 }]);

export const cardActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  // Quiet buttons have no border, so their text is aligned with that of the card instead of their padding.
  marginInline: -buttonPadding,
  marginBlockEnd: -space.sm,
});

export const unnamed = style({
  background: color.bg.surface,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
});

export const unnamedRow = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  padding: space.md,
  ...separated,
});

export const unnamedWords = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const unnamedName = style([type.body, { fontWeight: 600 }]);

export const unnamedActions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.sm}px ${space.lg}px`,
});

export const fields = style({ maxWidth: '14rem' });

export const lights = style({ display: 'flex', flexDirection: 'column', gap: space.md });

export const lightRow = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space.sm,
  alignItems: 'center',
});

/** Filled shape for a completed event, empty ring for a pending one. */
export const light = styleVariants({
  delivered: { display: 'inline-flex', color: color.success.text },
  failed: { display: 'inline-flex', color: color.warning.text },
  none: {
    width: 14,
    height: 14,
    margin: 3,
    border: `2px solid ${color.border.control}`,
    borderRadius: radius.full,
  },
});

export const lightName = style([type.body, { fontWeight: 600 }]);
export const lightWords = style([
  type.small,
  { gridColumn: 2, color: color.text.muted, overflowWrap: 'anywhere' },
]);
