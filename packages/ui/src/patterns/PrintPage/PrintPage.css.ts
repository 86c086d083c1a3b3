import { globalStyle, style } from '@vanilla-extract/css';
import { space, type, vars } from '../../theme/index.ts';

/** Named page, so that its margins and footer apply only to this frame. */
export const root = style({
  display: 'contents',
  '@media': { print: { display: 'block', color: '#000', background: '#fff' } },
});

/** Bars, menus and controls are not printed. */
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

/** Owner of the page, shown in print only. */
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
