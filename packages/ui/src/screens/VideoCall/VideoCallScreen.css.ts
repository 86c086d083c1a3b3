import { style } from '@vanilla-extract/css';
import { from, maxWidth, space } from '../../theme/index.ts';

/** Title and stage use the whole width: the picture is what matters here. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  maxWidth: maxWidth.page + 2 * space.xl,
  marginInline: 'auto',
  paddingBlockStart: space.xs,
  '@media': { [from.sm]: { paddingInline: space.md } },
});

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  paddingInlineStart: space.lg,
  listStyle: 'decimal',
});
