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
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  padding: space.sm,
  paddingInlineStart: space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});

export const name = style([type.body, { fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }]);
