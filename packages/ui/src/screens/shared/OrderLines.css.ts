import { style } from '@vanilla-extract/css';
import { space, tabularNumbers, type, vars } from '../../theme/index.ts';

export const list = style({ display: 'flex', flexDirection: 'column' });

export const line = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.md,
    paddingBlock: space.sm,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  },
]);

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 600 });
export const amount = style([type.small, { color: vars.color.text.muted }]);
export const price = style([tabularNumbers, { flexShrink: 0 }]);
