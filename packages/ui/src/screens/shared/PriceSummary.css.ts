import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { space, tabularNumbers, type, vars } from '../../theme/index.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.sm });

export const row = recipe({
  base: [
    type.body,
    tabularNumbers,
    { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space.md },
  ],
  variants: {
    isTotal: {
      true: {
        paddingBlockStart: space.sm,
        borderBlockStart: `1px solid ${vars.color.border.default}`,
        fontWeight: 700,
      },
      false: {},
    },
  },
});
