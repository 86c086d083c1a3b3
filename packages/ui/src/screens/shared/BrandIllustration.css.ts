import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { color } = vars;

export const picture = style({ width: '100%', height: 'auto' });
export const glow = style({ fill: color.warning.solid, opacity: 0.22 });
export const sun = style({ fill: color.warning.solid, opacity: 0.85 });
export const farHill = style({ fill: color.heat[2] });
export const nearHill = style({ fill: color.heat[3] });
export const meadow = style({ fill: color.heat[4] });

export const line = style({
  fill: 'none',
  stroke: color.accent.onSoft,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const reading = style({ fill: color.bg.surface, stroke: color.accent.onSoft, strokeWidth: 4 });
