import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { from, radius, space } from '../../theme/scale.ts';

/** Styles of `Card`. */
export const card = recipe({
  base: {
    minWidth: 0,
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: radius.md,
    background: vars.color.bg.surface,
  },
  variants: {
    tone: {
      plain: {},
      accent: { borderColor: vars.color.accent.border, background: vars.color.accent.soft },
      sunken: { background: vars.color.bg.sunken },
    },
    padding: { md: { padding: space.md, '@media': { [from.sm]: { padding: space.lg } } }, none: {} },
  },
  defaultVariants: { tone: 'plain', padding: 'md' },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  marginBlockEnd: space.md,
});
