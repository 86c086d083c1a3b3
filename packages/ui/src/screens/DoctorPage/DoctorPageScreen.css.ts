import { style } from '@vanilla-extract/css';
import { from, space, vars } from '../../theme/index.ts';

const { color } = vars;

export const rows = style({ display: 'flex', flexDirection: 'column' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.sm}px ${space.md}px`,
  paddingBlock: 12,
  borderTop: `1px solid ${color.border.subtle}`,
});

export const words = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });

/** Field and button in one row where they fit, aligned at the bottom. */
export const search = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'end',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 24rem) max-content' } },
});

/** Dates of birth do not wrap. */
export const day = style({ whiteSpace: 'nowrap' });

/** Urgency above what the patient has said, which may be long. */
export const reason = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});
