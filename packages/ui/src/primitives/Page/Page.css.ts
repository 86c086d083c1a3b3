import { style, styleVariants } from '@vanilla-extract/css';
import { from, maxWidth, space } from '../../theme/scale.ts';

const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  marginInline: 'auto',
  paddingBlock: space.lg,
  paddingInline: space.md,
  '@media': {
    [from.sm]: { paddingInline: space.lg },
    [from.md]: { gap: space.xl, paddingBlock: space.xl, paddingInline: space.xl },
  },
});

/** Centred column of the maximum width of its content, plus gutters. */
export const page = styleVariants(maxWidth, (px) => [root, { maxWidth: px + 2 * space.xl }]);

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space.md,
});

export const titles = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minWidth: 0,
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  marginBlockEnd: space.xs,
});
