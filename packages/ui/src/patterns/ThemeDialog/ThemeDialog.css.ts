import { keyframes, style } from '@vanilla-extract/css';
import { durationMs, radius, space, type, vars, zIndex } from '../../theme/index.ts';

const { color } = vars;

const appear = keyframes({ from: { opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: space.md,
  background: color.bg.backdrop,
  animation: `${appear} ${durationMs.overlay}ms ease-out`,
});

export const modal = style({
  width: 'min(440px, 100%)',
  maxHeight: '100%',
  overflowY: 'auto',
  background: color.bg.overlay,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.lg,
  boxShadow: vars.shadow.overlay,
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  padding: space.lg,
  outline: 'none',
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // The close button's own room aligns its cross with the content's edge.
  marginInlineEnd: -11,
  marginTop: -space.sm,
});

export const title = style([type.h2]);

export const choices = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.md });

export const choice = style({
  overflow: 'hidden',
  cursor: 'pointer',
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.md,
  transition: `background-color ${durationMs.state}ms`,
  selectors: {
    '&[data-hovered]': { background: color.bg.hover },
    '&[data-selected]': {
      background: color.bg.selected,
      borderColor: color.accent.solid,
      boxShadow: `inset 0 0 0 1px ${color.accent.solid}`,
    },
    '&[data-focus-visible]': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
});

export const picture = style({
  width: '100%',
  height: 'auto',
  borderBottom: `1px solid ${color.border.subtle}`,
});

export const name = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 44,
    paddingInline: 12,
    fontWeight: 600,
  },
]);

export const canvas = style({ fill: color.bg.canvas });
export const surface = style({ fill: color.bg.surface, stroke: color.border.subtle });
export const accent = style({ fill: color.accent.solid });
export const text = style({ fill: color.text.default });
export const muted = style({ fill: color.text.muted });
