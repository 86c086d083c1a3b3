import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { controlHeight, radius, space, zIndex } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

export const popover = style({
  zIndex: zIndex.overlay,
  minWidth: 200,
  maxWidth: 'min(320px, calc(100vw - 32px))',
  overflow: 'auto',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: radius.md,
  background: vars.color.bg.overlay,
  boxShadow: vars.shadow.overlay,
});

export const menu = style({ padding: space.xs, outline: 'none' });

export const icon = style({ display: 'inline-flex', flex: 'none', width: 20 });

/** Entry of the menu. */
export const item = recipe({
  base: [
    type.body,
    {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      width: '100%',
      minHeight: controlHeight.md,
      paddingInline: 12,
      borderRadius: radius.sm,
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      selectors: {
        '&[data-focused]': { background: vars.color.bg.hover },
        '&[data-pressed]': { background: vars.color.bg.pressed },
        '&[data-focus-visible]': { outlineOffset: -3 },
      },
      '@media': {
        // Forced colours remove backgrounds.
        '(forced-colors: active)': {
          selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: -2 } },
        },
      },
    },
  ],
  variants: {
    tone: {
      neutral: { color: vars.color.text.default },
      danger: { color: vars.color.danger.text },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
