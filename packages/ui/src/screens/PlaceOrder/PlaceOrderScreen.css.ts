import { style } from '@vanilla-extract/css';
import { space, tabularNumbers, type, vars } from '../../theme/index.ts';

export const section = style({ display: 'flex', flexDirection: 'column', gap: space.lg });

export const lines = style({ display: 'flex', flexDirection: 'column', gap: space.md });

/** Amount beside the price of the line. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space.xs}px ${space.md}px`,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

/** Aligned with the text of the input. */
export const linePrice = style([type.body, tabularNumbers, { minHeight: 44, paddingBlock: 9 }]);

export const declarations = style({ display: 'flex', flexDirection: 'column', gap: space.xs });
