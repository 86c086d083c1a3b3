import { style, styleVariants } from '@vanilla-extract/css';
import { from, radius, space, tabularNumbers, type, vars } from '../../theme/index.ts';

const { color } = vars;
const buttonPadding = 20;

/** Today's doses beside the list on wide screens, above it elsewhere. */
export const columns = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

export const part = style({ display: 'flex', flexDirection: 'column', gap: space.md, minWidth: 0 });

/** Stays in sight, below the app's bar, while the list beside it is read. */
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

export const doses = style({
  containerType: 'inline-size',
  background: color.bg.surface,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
});

export const dose = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space.xs}px ${space.md}px`,
  padding: space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});

export const doseTime = style([type.body, tabularNumbers, { color: color.text.muted }]);
export const doseWords = style({ display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 });
export const doseName = style([type.body, { fontWeight: 600, overflowWrap: 'anywhere' }]);

export const doseState = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});

/** Under the name of the medicine, as far as the row goes. */
export const doseActions = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginBlockStart: space.xs,
});

/** The one thing left to do about an answered dose: beside it, or under it where there is no room. */
export const doseUndo = style({
  gridColumn: '2 / -1',
  marginInlineStart: -buttonPadding,
  '@container': {
    '(min-width: 340px)': { gridColumn: 'auto', marginInlineStart: 0, alignSelf: 'center' },
  },
});

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
  // Quiet buttons have no edge: their words, not their padding, stand in line with the card's.
  marginInline: -buttonPadding,
  marginBlockEnd: -space.sm,
});

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

/** A lit shape for what happened, an empty ring for what did not happen yet. */
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
