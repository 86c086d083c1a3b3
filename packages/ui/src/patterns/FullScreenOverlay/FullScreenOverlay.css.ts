import { style } from '@vanilla-extract/css';
import { maxWidth, space, type, vars, zIndex } from '../../theme/index.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.overlay,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  padding: space.lg,
  textAlign: 'center',
  color: vars.color.text.default,
  background: vars.color.bg.canvas,
});

export const label = style([type.h3, { marginTop: space.sm, maxWidth: maxWidth.form }]);

export const hint = style([type.body, { color: vars.color.text.muted, maxWidth: maxWidth.form }]);
