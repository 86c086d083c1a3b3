import { style } from '@vanilla-extract/css';
import { from, radius, space, tabularNumbers, type, vars } from '../../theme/index.ts';

const { color } = vars;

/** Report beside the values read from it. */
export const columns = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/** Sticky below the app bar while the results beside it are checked. */
export const pages = style({
  display: 'grid',
  gap: space.md,
  minWidth: 0,
  '@media': {
    [from.lg]: { position: 'sticky', top: 88, maxHeight: 'calc(100vh - 112px)', overflow: 'auto' },
  },
});

export const page = style({
  position: 'relative',
  margin: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.md,
});

export const picture = style({ display: 'block', width: '100%', height: 'auto' });

/** Position of a result; the area around it is dimmed. */
export const mark = style({
  position: 'absolute',
  border: `3px solid ${color.focus.ring}`,
  borderRadius: radius.sm,
  boxShadow: '0 0 0 100vmax rgb(10 22 28 / 40%)',
  pointerEvents: 'none',
});

export const results = style({
  background: color.bg.surface,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
});

export const result = style({
  padding: space.md,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
    '&[data-shown]': { background: color.bg.selected },
  },
});

export const resultHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minHeight: 44,
});

export const resultName = style([type.body, { fontWeight: 600 }]);

/** Aligned with the name instead of its box. */
export const boxes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingInlineStart: 36,
});
export const value = style([tabularNumbers, { width: '7rem' }]);
export const unit = style([type.body, { minWidth: '5rem' }]);

/** Image of the result in the size of the field beside it, no wider than the screen. */
export const crop = style({
  display: 'block',
  height: 48,
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
  background: color.bg.surface,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.sm,
});

export const doubts = style([
  type.small,
  { marginBlockStart: space.xs, paddingInlineStart: 36, display: 'grid', gap: space.xs },
]);

export const notUsed = style([type.small, { display: 'grid', gap: space.xs, overflowWrap: 'anywhere' }]);

export const line = style([
  type.small,
  { color: color.text.muted, marginBlockStart: space.xs, paddingInlineStart: 36, overflowWrap: 'anywhere' },
]);

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm, alignItems: 'center' });
