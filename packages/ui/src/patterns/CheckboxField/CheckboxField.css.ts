import { style } from '@vanilla-extract/css';
import * as choiceStyles from '../Field/Choice.css.ts';

/** Label text, which may contain inline links. */
export const words = style({ minWidth: 0 });

/** Aligned with the label text instead of the box. */
export const description = style([choiceStyles.description, { marginBlockStart: -9, marginInlineStart: 36 }]);
