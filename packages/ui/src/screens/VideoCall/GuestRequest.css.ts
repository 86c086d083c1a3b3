import { style } from '@vanilla-extract/css';
import { radius, space, vars } from '../../theme/index.ts';

const { color } = vars;

/** Always mounted, so that screen readers announce a new request. It has no height while empty. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  selectors: { '&:empty': { display: 'contents' } },
});

export const request = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  padding: `12px ${space.md}px`,
  color: color.accent.onSoft,
  background: color.accent.soft,
  border: `1px solid ${color.accent.border}`,
  borderRadius: radius.md,
});

export const words = style({ flex: '1 1 11rem', minWidth: 0, color: color.text.default });
