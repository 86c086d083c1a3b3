import { style } from '@vanilla-extract/css';
import { space, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const person = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const email = style([type.small, { color: color.text.muted, overflowWrap: 'anywhere' }]);
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
