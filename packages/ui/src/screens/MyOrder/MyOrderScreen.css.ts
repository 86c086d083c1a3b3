import { style } from '@vanilla-extract/css';
import { space } from '../../theme/index.ts';

export const orders = style({ display: 'flex', flexDirection: 'column', gap: space.md });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});
