import { globalStyle, style } from '@vanilla-extract/css';
import { space, type, vars } from '../../theme/index.ts';

/** A named page: its margins and footer hold only where this frame is printed. */
export const root = style({
  display: 'contents',
  '@media': { print: { display: 'block', color: '#000', background: '#fff' } },
});

/** The bar, the menus and every control stay on the screen. */
globalStyle(`body:has(${root}) :is(header:has(nav), nav, button, [role="status"])`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(`${root} :is(article, figure, table, li)`, {
  '@media': { print: { breakInside: 'avoid' } },
});
globalStyle(`${root} :is(h1, h2, h3, h4)`, {
  '@media': { print: { breakAfter: 'avoid' } },
});

export const screenOnly = style({ display: 'contents', '@media': { print: { display: 'none' } } });

/** Whose page it is, for the paper only. */
export const printed = style([
  type.small,
  {
    display: 'none',
    '@media': {
      print: {
        display: 'block',
        paddingBlockEnd: space.sm,
        borderBlockEnd: `1px solid ${vars.color.border.default}`,
      },
    },
  },
]);
