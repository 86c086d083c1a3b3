import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/index.ts';

/** Export and question side by side; not printed. */
export const tools = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@media': {
    [from.md]: { gridTemplateColumns: '1fr 1fr', gap: space.lg },
    print: { display: 'none' },
  },
});

export const reports = style({ display: 'flex', flexDirection: 'column', gap: space.lg });

export const working = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.md,
});
export const progress = style({ width: '100%' });
