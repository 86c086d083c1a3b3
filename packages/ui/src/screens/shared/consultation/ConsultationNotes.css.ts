import { style } from '@vanilla-extract/css';
import { from, radius, space, type, vars } from '../../../theme/index.ts';

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const status = style([type.small, { color: vars.color.text.muted, minHeight: '1.5em' }]);

/** Preserves the doctor's line breaks. */
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Two versions of a text, side by side where they fit. */
export const versions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: space.sm,
});

export const version = style({
  padding: space.sm,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: radius.md,
});

/** Name and value side by side where they fit. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xs}px ${space.md}px`,
  '@media': { [from.sm]: { gridTemplateColumns: 'max-content minmax(0, 1fr)' } },
});

export const value = style({ fontWeight: 600, overflowWrap: 'anywhere' });
