import { style } from '@vanilla-extract/css';
import { radius, space, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const part = style({ display: 'flex', flexDirection: 'column', gap: space.md });

export const list = style({
  background: color.bg.surface,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
});

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});

export const words = style({ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style([type.body, { fontWeight: 600 }]);
export const provenance = style([type.small, { color: color.text.muted }]);
export const summary = style([type.h3, { cursor: 'pointer', paddingBlock: space.sm }]);
