import { style } from '@vanilla-extract/css';
import { radius, space, vars } from '../../theme/index.ts';

const { color } = vars;

/** Two long optional lists, collapsed by default. */
export const more = style({
  padding: space.md,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
});

export const summary = style({
  cursor: 'pointer',
  fontWeight: 600,
  borderRadius: radius.md,
  selectors: {
    'details[open] > &': { marginBlockEnd: space.md },
    '&:focus-visible': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 4 },
  },
});
