import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/scale.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xl,
  paddingInline: space.md,
  border: `1px dashed ${vars.color.border.default}`,
  borderRadius: radius.md,
  textAlign: 'center',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  marginBlockEnd: space.xs,
  borderRadius: '50%',
  color: vars.color.accent.onSoft,
  background: vars.color.accent.soft,
});

export const action = style({ marginBlockStart: space.sm });
