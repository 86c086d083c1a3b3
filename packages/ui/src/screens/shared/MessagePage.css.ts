import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, maxWidth, radius, space, vars } from '../../theme/index.ts';

const { color } = vars;

export const frame = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xl,
    maxWidth: maxWidth.form + 2 * space.xl,
    marginInline: 'auto',
    paddingInline: space.md,
    paddingBlock: space.xl,
    '@media': { [from.md]: { paddingInline: space.xl, paddingBlockStart: '12vh' } },
  },
  variants: { isStandalone: { true: { minHeight: '100dvh' }, false: {} } },
});

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.md,
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  marginBlockEnd: space.sm,
  color: color.accent.onSoft,
  background: color.accent.soft,
  borderRadius: radius.full,
});

export const actions = style({ marginBlockStart: space.sm });
