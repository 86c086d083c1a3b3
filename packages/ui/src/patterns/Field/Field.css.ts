import { fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { controlHeight, durationMs, radius, space } from '../../theme/scale.ts';
import { topBarHeight } from '../../theme/topBar.css.ts';
import { type } from '../../theme/type.css.ts';

/** Root of every field: label, help text, control, error. It scrolls to below the top bar, which stays in view. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space.xs,
  minWidth: 0,
  scrollMarginBlock: `calc(${fallbackVar(topBarHeight, '0px')} + ${space.sm}px) ${space.sm}px`,
});

export const label = style([type.body, { fontWeight: 600 }]);

export const optional = style({ color: vars.color.text.muted, fontWeight: 400 });

export const description = style([type.small, { color: vars.color.text.muted, maxInlineSize: '60ch' }]);

export const error = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.xs,
    color: vars.color.danger.text,
    fontWeight: 600,
  },
]);

export const errorIcon = style({ flexShrink: 0, marginBlockStart: 2 });

/** Width by the expected value, as a hint at its length. */
export const widths = { full: {}, medium: { maxWidth: '16rem' }, short: { maxWidth: '8rem' } } as const;

/** Text input box. */
export const control = recipe({
  base: [
    type.body,
    {
      width: '100%',
      minHeight: controlHeight.md,
      paddingBlock: space.sm,
      paddingInline: 12,
      border: `1px solid ${vars.color.border.control}`,
      borderRadius: radius.sm,
      color: vars.color.text.default,
      background: vars.color.bg.surface,
      transition: `border-color ${durationMs.state}ms`,
      selectors: {
        '&[data-hovered]': { borderColor: vars.color.text.muted },
        '&[data-invalid]': {
          borderColor: vars.color.danger.text,
          boxShadow: `inset 0 0 0 1px ${vars.color.danger.text}`,
        },
        '&[readonly]': { borderColor: 'transparent', background: vars.color.bg.pressed },
      },
    },
  ],
  variants: {
    width: widths,
  },
  defaultVariants: { width: 'full' },
});

/** Addition to `control` for native controls, which get no hover state from React Aria. */
export const native = style({
  appearance: 'none',
  minInlineSize: 0,
  '@media': {
    // Touch leaves no hover state behind.
    '(hover: hover)': {
      selectors: { '&:hover:not([data-invalid])': { borderColor: vars.color.text.muted } },
    },
  },
});
