import { style, styleVariants } from '@vanilla-extract/css';
import { space, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const root = style({ position: 'relative', flex: 'none', width: 176, height: 176 });

/** Rotated so that the arc starts at the top. */
export const ring = style({ display: 'block', width: '100%', height: '100%', transform: 'rotate(-90deg)' });

export const track = style({ fill: 'none', stroke: color.bg.pressed, strokeWidth: 12 });

const arcBase = style({ fill: 'none', strokeWidth: 12, strokeLinecap: 'round' });

export const arc = styleVariants({
  accent: [arcBase, { stroke: color.accent.solid }],
  success: [arcBase, { stroke: color.success.solid }],
  warning: [arcBase, { stroke: color.warning.solid }],
  danger: [arcBase, { stroke: color.danger.solid }],
});

export const words = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space.lg,
  textAlign: 'center',
});

export const figure = style([type.figure]);
export const detail = style([type.caption, { color: color.text.muted }]);
export const word = style([type.small, { fontWeight: 600 }]);

export const unknown = style({ display: 'flex', alignItems: 'center', gap: space.md });
export const emptyRing = style({ width: 56, height: 56 });
