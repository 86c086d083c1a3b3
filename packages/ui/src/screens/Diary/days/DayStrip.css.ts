import { style } from '@vanilla-extract/css';
import { from, radius, space, tabularNumbers, type, vars } from '../../../theme/index.ts';

const { color } = vars;

export const strip = style({ display: 'flex', flexDirection: 'column', gap: space.sm });

/** Seven days in equal shares of the width. */
export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: space.xs,
  maxWidth: 640,
});

export const day = style([
  type.small,
  tabularNumbers,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.xxs,
    minHeight: 64,
    paddingBlock: space.sm,
    color: color.text.default,
    background: color.bg.surface,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: radius.md,
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:disabled)': { background: color.bg.hover },
      '&[aria-current="date"]': { color: color.accent.text, borderColor: color.accent.solid, borderWidth: 2 },
      '&:disabled': { color: color.text.muted, background: 'transparent', cursor: 'default' },
    },
  },
]);

export const weekday = style({ color: color.text.muted });
export const number = style([type.body, { fontWeight: 600 }]);
export const mark = style({ width: 6, height: 6, borderRadius: '50%', background: color.accent.solid });

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });
export const legend = style([
  type.small,
  { color: color.text.muted, '@media': { [from.md]: { marginInlineStart: space.sm } } },
]);
