import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { controlHeight, durationMs, radius, space, zIndex } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

/** Styles of `IconButton`. */
export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    border: '1px solid transparent',
    borderRadius: radius.sm,
    cursor: 'pointer',
    transition: `background-color ${durationMs.state}ms, color ${durationMs.state}ms`,
    WebkitTapHighlightColor: 'transparent',
  },
  variants: {
    tone: {
      neutral: {
        color: vars.color.text.muted,
        selectors: {
          '&[data-hovered]': { color: vars.color.text.default, background: vars.color.bg.hover },
          '&[data-pressed]': { color: vars.color.text.default, background: vars.color.bg.pressed },
        },
      },
      danger: {
        color: vars.color.danger.text,
        selectors: {
          '&[data-hovered]': { background: vars.color.danger.soft },
          '&[data-pressed]': { background: vars.color.danger.softHover },
        },
      },
    },
    size: {
      md: { width: controlHeight.md, height: controlHeight.md },
      sm: { width: controlHeight.sm, height: controlHeight.sm },
    },
  },
  defaultVariants: { tone: 'neutral', size: 'md' },
});

export const tooltip = style([
  type.caption,
  {
    zIndex: zIndex.overlay,
    maxWidth: 240,
    paddingBlock: space.xs,
    paddingInline: space.sm,
    border: `1px solid ${vars.color.text.default}`,
    borderRadius: radius.sm,
    color: vars.color.bg.surface,
    background: vars.color.text.default,
  },
]);
