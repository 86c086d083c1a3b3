import { style } from '@vanilla-extract/css';
import { space } from '../../theme/index.ts';

export const adding = style({ display: 'grid', gap: space.lg, maxWidth: 680 });

export const name = style({ overflowWrap: 'anywhere' });
