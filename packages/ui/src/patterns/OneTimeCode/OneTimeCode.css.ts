import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { controlHeight, radius, space } from '../../theme/scale.ts';
import { tabularNumbers, type } from '../../theme/type.css.ts';

/** The boxes are drawn under a single input, so that paste, autofill and screen readers handle one text. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  gap: space.sm,
  alignSelf: 'flex-start',
  maxWidth: '100%',
  borderRadius: radius.sm,
  selectors: {
    '&:has([data-focus-visible])': { outline: `3px solid ${vars.color.focus.ring}`, outlineOffset: 4 },
  },
});

export const digit = recipe({
  base: [
    type.h3,
    tabularNumbers,
    {
      display: 'grid',
      placeItems: 'center',
      width: controlHeight.md,
      minWidth: 0,
      flexShrink: 1,
      height: 52,
      border: `1px solid ${vars.color.border.control}`,
      borderRadius: radius.sm,
      background: vars.color.bg.surface,
    },
  ],
  variants: {
    isNext: {
      true: {
        borderColor: vars.color.accent.solid,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent.solid}`,
      },
      false: {},
    },
    isInvalid: {
      true: {
        borderColor: vars.color.danger.text,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger.text}`,
      },
      false: {},
    },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  color: 'transparent',
  background: 'none',
  caretColor: 'transparent',
  // Phones zoom in on inputs below 16 px.
  fontSize: '1rem',
  selectors: { '&::selection': { background: 'none', color: 'transparent' } },
});
