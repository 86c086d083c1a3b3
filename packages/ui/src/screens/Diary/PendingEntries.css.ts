import { style } from '@vanilla-extract/css';
import { from, radius, space, tabularNumbers, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  padding: space.md,
  background: color.bg.surface,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.md,
  '@media': { [from.md]: { padding: space.lg } },
});

export const head = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

export const note = style([type.body, { color: color.text.muted, maxWidth: '60ch' }]);

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

/** Entry, status and actions, stacked where space is short. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs}px ${space.md}px`,
});

export const what = style({ flex: '1 1 14rem', minWidth: 0 });
export const figure = style([type.body, tabularNumbers, { fontWeight: 600 }]);
export const when = style([type.small, tabularNumbers, { color: color.text.muted }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const reason = style([type.body, { color: color.danger.text, maxWidth: '60ch' }]);
