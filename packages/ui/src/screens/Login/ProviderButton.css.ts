import { style } from '@vanilla-extract/css';
import { space, vars } from '../../theme/index.ts';

const { color } = vars;

/** Separator between two ways to sign in, with a line on both sides. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  color: color.text.muted,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.border.subtle}` },
  },
});

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
});
