import { style } from '@vanilla-extract/css';
import { from, space, type } from '../../theme/index.ts';

/** Form, and beside it data that other screens edit. */
export const columns = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

/** Fields side by side where they fit. */
export const fields = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});

export const picture = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const facts = style({ display: 'grid', gap: space.md });
export const fact = style([type.body, { fontWeight: 600 }]);
export const list = style([type.body, { paddingInlineStart: space.lg, listStyle: 'disc' }]);
