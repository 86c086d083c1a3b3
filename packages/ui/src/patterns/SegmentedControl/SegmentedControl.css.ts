import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

const { color } = vars;

/** Segments share a row and wrap on narrow screens. */
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxs,
  width: 'fit-content',
  maxWidth: '100%',
  margin: 0,
  padding: space.xxs,
  background: color.bg.sunken,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
});

export const segment = style([
  type.small,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 40,
    paddingInline: space.md,
    color: color.text.muted,
    border: '1px solid transparent',
    borderRadius: radius.sm,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text.default },
      '&:has(:checked)': {
        color: color.text.default,
        fontWeight: 600,
        background: color.bg.surface,
        borderColor: color.border.control,
      },
      '&:has(:focus-visible)': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: 2 } },
      },
    },
  },
]);

/** Covers the segment, so that every press reaches the radio button. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
