import { style } from '@vanilla-extract/css';
import { from, maxWidth, space } from '../../theme/index.ts';

/** Title and stage use the whole width: the picture is what matters here. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  maxWidth: maxWidth.page + 2 * space.xl,
  marginInline: 'auto',
  paddingBlock: space.sm,
  '@media': { [from.sm]: { paddingInline: space.md } },
});

export const title = style({ '@media': { 'screen and (max-width: 599px)': { paddingInline: space.md } } });

export const line = style({ textWrap: 'balance' });

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  paddingInlineStart: space.lg,
  listStyle: 'decimal',
});
