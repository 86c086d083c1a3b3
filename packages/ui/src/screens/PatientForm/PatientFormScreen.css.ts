import { style } from '@vanilla-extract/css';
import { space } from '../../theme/index.ts';

export const fields = style({ display: 'flex', flexDirection: 'column', gap: space.lg });

/** Unit and postal code side by side. */
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: space.lg });
