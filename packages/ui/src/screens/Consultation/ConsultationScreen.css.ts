import { style } from '@vanilla-extract/css';

/** Preserves the doctor's line breaks. */
export const written = style({ whiteSpace: 'pre-line' });
