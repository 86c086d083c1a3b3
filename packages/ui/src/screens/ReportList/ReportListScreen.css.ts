import { style } from '@vanilla-extract/css';
import { radius, space, vars } from '../../theme/index.ts';

export const picture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '65vh',
  marginInline: 'auto',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.md,
});

export const adding = style({ display: 'grid', gap: space.lg, maxWidth: 680 });

export const name = style({ overflowWrap: 'anywhere' });
