import { style } from '@vanilla-extract/css';
import { space } from '../../src/theme/scale.ts';

export const list = style({ display: 'grid', gap: space.md, margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '9rem 1fr',
  alignItems: 'baseline',
  gap: space.md,
});
