import { style } from '@vanilla-extract/css';
import { from, space, type, vars } from '../../theme/index.ts';

const { color } = vars;

/** The fields in one line where there is room, with the button at their foot. */
export const search = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'end',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 24rem) 12rem max-content' } },
});

export const person = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const email = style([type.small, { color: color.text.muted, overflowWrap: 'anywhere' }]);
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
