import { style } from '@vanilla-extract/css';
import { choiceStyles } from '../Field/index.ts';

/** Running text, in which a link stands like a word. */
export const words = style({ minWidth: 0 });

/** Stands under the words, not under the box. */
export const description = style([choiceStyles.description, { marginBlockStart: -9, marginInlineStart: 36 }]);
