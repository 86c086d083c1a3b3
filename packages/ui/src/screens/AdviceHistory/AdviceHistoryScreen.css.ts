import { style } from '@vanilla-extract/css';
import { radius, space, vars } from '../../theme/index.ts';

const { color } = vars;

export const report = style({
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.lg,
  background: color.bg.surface,
});

export const summary = style({
  display: 'flex',
  alignItems: 'start',
  gap: space.sm,
  padding: space.md,
  listStyle: 'none',
  cursor: 'pointer',
  borderRadius: radius.lg,
  selectors: {
    '&:focus-visible': { outline: `3px solid ${color.focus.ring}`, outlineOffset: -3 },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const words = style({
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  gap: space.xs,
  overflowWrap: 'anywhere',
});

export const arrow = style({
  flexShrink: 0,
  color: color.text.muted,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const body = style({
  display: 'grid',
  gap: space.md,
  paddingInline: space.md,
  paddingBlockEnd: space.md,
});
