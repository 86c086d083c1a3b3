import { style } from '@vanilla-extract/css';
import { radius, space, type, vars } from '../../../theme/index.ts';

const { color } = vars;

export const picker = style({
  border: 0,
  padding: 0,
  margin: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minWidth: 0,
});
export const label = style([type.body, { fontWeight: 600 }]);
export const list = style({ border: `1px solid ${color.border.subtle}`, borderRadius: radius.md });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingInlineStart: space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});

export const itemName = style({ minWidth: 0, overflowWrap: 'anywhere' });
