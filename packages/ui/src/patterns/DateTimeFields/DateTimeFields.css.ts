import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/scale.ts';
import { tabularNumbers } from '../../theme/type.css.ts';

/** The box around the parts of a date or time. */
export const parts = style([
  tabularNumbers,
  {
    display: 'inline-flex',
    alignItems: 'center',
    width: 'auto',
    alignSelf: 'flex-start',
    whiteSpace: 'pre',
    selectors: {
      '&[data-focus-within]': { outline: `3px solid ${vars.color.focus.ring}`, outlineOffset: 2 },
    },
  },
]);

/** Day, month, year, hour or minute. The box has the ring, the part in use is filled. */
export const part = style({
  paddingInline: space.xxs,
  borderRadius: radius.sm,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: vars.color.text.muted },
    '&[data-type="literal"]': { paddingInline: 0, color: vars.color.text.muted },
    '&[data-focused]': { color: vars.color.accent.onSolid, background: vars.color.accent.solid },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

/** Date and time beside one another, under one another when narrow. */
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space.lg,
  rowGap: space.md,
});
