import { style } from '@vanilla-extract/css';
import { controlHeight, from, radius, space, type, vars } from '../../theme/index.ts';

const { color } = vars;

/** Groups of different heights in two columns where they fit, in reading order downwards. */
export const groups = style({
  columnGap: space.xl,
  '@media': { [from.md]: { columnCount: 2 } },
});

export const group = style({
  display: 'grid',
  gap: space.sm,
  breakInside: 'avoid',
  paddingBlockEnd: space.xl,
});

export const list = style({
  overflow: 'hidden',
  background: color.bg.surface,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
});

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});

/** The whole row is the press target, for links and buttons. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  width: '100%',
  minHeight: controlHeight.md + space.md,
  paddingBlock: space.sm,
  paddingInline: space.md,
  color: color.text.default,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.bg.hover },
    '&[data-pressed]': { background: color.bg.pressed },
    '&[data-focus-visible]': { outline: `3px solid ${color.focus.ring}`, outlineOffset: -3 },
  },
});

export const icon = style({ flexShrink: 0, color: color.accent.text });
export const words = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 });
export const label = style([type.body, { fontWeight: 600 }]);
export const text = style([type.small, { color: color.text.muted }]);
export const arrow = style({ flexShrink: 0, color: color.text.muted });
