import { style } from '@vanilla-extract/css';
import { space } from '../../theme/index.ts';

export const lines = style({ display: 'flex', flexDirection: 'column', gap: space.sm });
