import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Height of the bar over a page. Set by the frame that has one. */
export const topBarHeight = createVar();

/** What is left of the window's height below the bar, where there is one, and beside `besidePx` of the page itself. */
export const heightBelowBar = (besidePx: number) =>
  `calc(100dvh - ${fallbackVar(topBarHeight, '0px')} - ${besidePx}px)`;
