import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Height of the bar over a page. Set by the frame that has one. */
export const topBarHeight = createVar();

/** Custom property with the height of the messages between the bar and a page. Set by the frame that shows them, while it runs. */
export const noticesHeight = '--notices-height';

/** Height of the call's picture where it shares the window with something below it. Set by the frame that has that. */
export const stageHeight = createVar();

/** The window's height below the bar and the messages, where there are any. */
export const heightBelowBar = `(100dvh - ${fallbackVar(topBarHeight, '0px')} - var(${noticesHeight}, 0px))`;
