import { style } from '@vanilla-extract/css';
import { space, type, vars } from '../../theme/index.ts';

export const card = style({ display: 'flex', flexDirection: 'column', gap: space.md, height: '100%' });

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const street = style([type.body, { fontWeight: 600 }]);

export const top = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
