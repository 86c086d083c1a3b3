import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { durationMs, radius, space } from '../../theme/scale.ts';
import { tabularNumbers, type } from '../../theme/type.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 });

export const words = style([
  type.small,
  { display: 'flex', justifyContent: 'space-between', gap: space.md, fontWeight: 600 },
]);

export const figure = style([tabularNumbers, { color: vars.color.text.muted, fontWeight: 400 }]);

export const track = style({
  display: 'block',
  height: space.sm,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: radius.full,
  background: vars.color.bg.sunken,
});

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const fill = recipe({
  base: {
    display: 'block',
    height: '100%',
    borderRadius: radius.full,
    transition: `inline-size ${durationMs.overlay}ms`,
    '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
  variants: {
    tone: {
      accent: { background: vars.color.accent.solid },
      success: { background: vars.color.success.solid },
    },
    isIndeterminate: {
      // Reduced motion replaces the animation with a static band in the middle.
      true: {
        inlineSize: '40%',
        marginInline: 'auto',
        '@media': {
          '(prefers-reduced-motion: no-preference)': {
            marginInline: 0,
            animation: `${slide} 1.6s linear infinite`,
          },
        },
      },
      false: {},
    },
  },
  defaultVariants: { tone: 'accent' },
});
