import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { durationMs, radius } from '../../theme/scale.ts';

/** Styles of `Link`: always underlined, because colour alone does not distinguish it from the surrounding text. */
export const link = recipe({
  base: {
    borderRadius: radius.sm,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    transition: `text-decoration-thickness ${durationMs.state}ms`,
    selectors: { '&[data-hovered]': { textDecorationThickness: '2px' } },
  },
  variants: {
    tone: {
      accent: { color: vars.color.accent.text },
      inherit: { color: 'inherit' },
    },
  },
  defaultVariants: { tone: 'accent' },
});
