import { style } from '@vanilla-extract/css';

/** Keeps the line breaks that the doctor has typed. */
export const written = style({ whiteSpace: 'pre-line' });
