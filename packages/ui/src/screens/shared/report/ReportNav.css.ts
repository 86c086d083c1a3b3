import { style } from '@vanilla-extract/css';
import { controlHeight, from, radius, space, type, vars } from '../../../theme/index.ts';

const { color } = vars;

const fadePx = 40;

/** A scrolling row with a fade on a phone, a column beside the report on wider screens. */
export const list = style({
  display: 'flex',
  gap: space.xs,
  padding: 4,
  margin: -4,
  paddingInlineEnd: fadePx,
  overflowX: 'auto',
  maskImage: `linear-gradient(to right, black calc(100% - ${fadePx}px), transparent)`,
  listStyle: 'none',
  '@media': {
    [from.md]: { flexDirection: 'column', paddingInlineEnd: 4, overflowX: 'visible', maskImage: 'none' },
  },
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
