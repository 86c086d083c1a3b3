import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Height of the bar over a page. Set by the frame that has one. */
export const topBarHeight = createVar();

/** The window's height below the bar, where there is one. */
export const heightBelowBar = `(100dvh - ${fallbackVar(topBarHeight, '0px')})`;
