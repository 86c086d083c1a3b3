import { style } from '@vanilla-extract/css';
import { radius, space, type, vars } from '../../../theme/index.ts';

const { color } = vars;

export const control = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const moves = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

export const dates = style([type.small, { color: color.text.muted, textAlign: 'center' }]);

export const groups = style({ display: 'flex', flexDirection: 'column', gap: space.sm });

export const groupHeading = style({ margin: 0, fontSize: 'inherit' });

/** Heading of a week, month or year, which expands and collapses its entries. */
export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  width: '100%',
  minHeight: 56,
  padding: `${space.sm}px ${space.md}px`,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  background: color.bg.surface,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.bg.sunken },
    '&:focus-visible': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
});

export const groupWords = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 });
export const groupTitle = style([type.body, { fontWeight: 600 }]);
export const groupSummary = style([type.small, { color: color.text.muted }]);

export const groupIcon = style({
  flexShrink: 0,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const groupEntries = style({ paddingBlockStart: space.md });
