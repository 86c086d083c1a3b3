import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { from, radius, space } from '../../theme/scale.ts';
import { tabularNumbers, type } from '../../theme/type.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.sm });

export const position = style([type.small, { color: vars.color.text.muted, fontWeight: 600 }]);

export const list = style({ display: 'flex', gap: space.sm });

/** Step: a bar on phones, a bar with its name on wider screens. */
export const step = recipe({
  base: { display: 'flex', flex: 1, flexDirection: 'column', gap: space.sm, minWidth: 0 },
});

export const bar = recipe({
  base: { height: 6, borderRadius: radius.full, border: '1px solid transparent' },
  variants: {
    state: {
      done: { background: vars.color.accent.solid },
      current: { background: vars.color.accent.solid },
      ahead: { background: vars.color.bg.sunken, borderColor: vars.color.border.control },
    },
  },
});

/** Phones show the current name only; the others remain for screen readers. */
const readOnlyWhenNarrow = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const name = recipe({
  base: [
    type.small,
    tabularNumbers,
    {
      display: 'flex',
      alignItems: 'flex-start',
      gap: space.xs,
      textAlign: 'start',
      borderRadius: radius.sm,
    },
  ],
  variants: {
    state: {
      done: {
        color: vars.color.text.default,
        '@media': { 'screen and (max-width: 599px)': readOnlyWhenNarrow },
      },
      current: {
        color: vars.color.text.default,
        fontWeight: 700,
        '@media': { 'screen and (max-width: 599px)': readOnlyWhenNarrow },
      },
      ahead: {
        color: vars.color.text.muted,
        '@media': { 'screen and (max-width: 599px)': readOnlyWhenNarrow },
      },
    },
    isLink: {
      true: {
        color: vars.color.accent.text,
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        cursor: 'pointer',
      },
      false: {},
    },
  },
});

export const tick = style({ marginBlockStart: 2, color: vars.color.accent.text });

/** Name of the current step, beside its number; from `sm` on it is below the bar. */
export const currentName = style({
  color: vars.color.text.default,
  '@media': { [from.sm]: { display: 'none' } },
});
