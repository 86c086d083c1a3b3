import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { largeText, radius, space } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

const tint = ({ text, soft, border }: { text: string; soft: string; border: string }) => ({
  color: text,
  background: soft,
  borderColor: border,
});

/** Styles of `Badge`. */
export const badge = recipe({
  base: [
    type.caption,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space.xs,
      paddingBlock: 1,
      paddingInline: 10,
      border: '1px solid',
      borderRadius: radius.full,
      fontWeight: 600,
      whiteSpace: 'nowrap',
      '@media': { [largeText]: { whiteSpace: 'normal' } },
    },
  ],
  variants: {
    tone: {
      neutral: {
        color: vars.color.text.muted,
        background: vars.color.bg.pressed,
        borderColor: vars.color.border.default,
      },
      accent: tint(vars.color.accent),
      info: tint(vars.color.info),
      success: tint(vars.color.success),
      warning: tint(vars.color.warning),
      danger: tint(vars.color.danger),
    },
  },
  defaultVariants: { tone: 'neutral' },
});
