import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const stale = style({ display: 'flex', flexDirection: 'column', gap: space.md });
