import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../src/theme/index.ts';
import { space } from '../../src/theme/scale.ts';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: space.md,
  marginBlock: space.md,
});

const half = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  margin: 0,
  padding: space.md,
  background: vars.color.bg.surface,
  color: vars.color.text.default,
  borderTop: '4px solid',
});

export const side = styleVariants({
  right: [half, { borderColor: vars.color.success.solid }],
  wrong: [half, { borderColor: vars.color.danger.solid }],
});

export const verdict = styleVariants({
  right: { color: vars.color.success.text },
  wrong: { color: vars.color.danger.text },
});
