import { style } from '@vanilla-extract/css';
import { from, space, type, vars } from '../../theme/index.ts';

const { color } = vars;

/** Cards in two columns where they fit; wide cards span both. */
export const cards = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: '1fr 1fr' } },
});

export const wide = style({ '@media': { [from.lg]: { gridColumn: '1 / -1' } } });

export const list = style({ display: 'flex', flexDirection: 'column' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});

export const icon = style({ flexShrink: 0, color: color.accent.text });
export const words = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 });
export const name = style([type.body, { fontWeight: 600, overflowWrap: 'anywhere' }]);
export const detail = style([type.small, { color: color.text.muted }]);
