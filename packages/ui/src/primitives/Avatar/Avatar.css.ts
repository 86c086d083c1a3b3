import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.css.ts';

/** Styles of `Avatar`. */
export const avatar = recipe({
  base: [
    type.caption,
    {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      overflow: 'hidden',
      border: `1px solid ${vars.color.accent.border}`,
      borderRadius: '50%',
      color: vars.color.accent.onSoft,
      background: vars.color.accent.soft,
      fontWeight: 700,
      letterSpacing: '0.02em',
      textTransform: 'uppercase',
      userSelect: 'none',
    },
  ],
  variants: {
    size: { md: { width: 36, height: 36 }, lg: { width: 96, height: 96, fontSize: '2rem', lineHeight: 1 } },
  },
  defaultVariants: { size: 'md' },
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
