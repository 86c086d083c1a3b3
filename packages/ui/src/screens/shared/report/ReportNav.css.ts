import { style } from '@vanilla-extract/css';
import { controlHeight, from, radius, space, type, vars } from '../../../theme/index.ts';

const { color } = vars;

/** A row that scrolls on a phone, a column beside the report where there is room. */
export const list = style({
  display: 'flex',
  gap: space.xs,
  padding: 4,
  margin: -4,
  overflowX: 'auto',
  listStyle: 'none',
  '@media': { [from.md]: { flexDirection: 'column', overflowX: 'visible' } },
});

export const link = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: controlHeight.md,
    paddingInline: space.md,
    borderRadius: radius.full,
    color: color.text.default,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    background: color.bg.sunken,
    selectors: {
      '&[data-hovered]': { background: color.bg.hover },
      '&[aria-current]': { color: color.accent.onSoft, background: color.accent.soft, fontWeight: 600 },
    },
    '@media': {
      [from.md]: { borderRadius: radius.md, background: 'none', whiteSpace: 'normal' },
      print: { display: 'none' },
    },
  },
]);
