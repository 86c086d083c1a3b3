import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Height of the bar at the top of a page. Set by the frame with the bar. */
export const topBarHeight = createVar();

/** Custom property with the height of the messages between the bar and a page. Set at runtime by the frame with the messages. */
export const noticesHeight = '--notices-height';

/** Height of the call video when other content shares the window. Set by the frame with that content. */
export const stageHeight = createVar();

/** Height of the window below the bar and the messages. */
export const heightBelowBar = `(100dvh - ${fallbackVar(topBarHeight, '0px')} - var(${noticesHeight}, 0px))`;
