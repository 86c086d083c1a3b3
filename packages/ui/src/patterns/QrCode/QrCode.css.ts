import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../theme/index.ts';

const { color } = vars;

export const code = style({
  display: 'block',
  inlineSize: 'min(13rem, 100%)',
  blockSize: 'auto',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
  // High-contrast themes would invert the code, and cameras would not read it.
  forcedColorAdjust: 'none',
});

export const paper = style({ fill: '#fff' });
export const ink = style({ fill: '#000' });
