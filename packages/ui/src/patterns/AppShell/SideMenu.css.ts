import { keyframes, style } from '@vanilla-extract/css';
import { durationMs, radius, space, type, vars, zIndex } from '../../theme/index.ts';

const { color } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { transform: 'translateX(-100%)' } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.overlay,
  background: color.bg.backdrop,
  animation: `${appear} ${durationMs.overlay}ms ease-out`,
});

export const panel = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: 'min(320px, 86vw)',
  background: color.bg.overlay,
  borderInlineEnd: `1px solid ${color.border.default}`,
  boxShadow: vars.shadow.overlay,
  animation: `${slide} ${durationMs.overlay}ms ease-out`,
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  height: '100%',
  overflowY: 'auto',
  padding: space.sm,
  outline: 'none',
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: space.sm,
});

export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  paddingTop: space.sm,
  borderTop: `1px solid ${color.border.subtle}`,
});

export const entry = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 48,
    paddingInline: 12,
    color: color.text.default,
    textDecoration: 'none',
    borderRadius: radius.sm,
    borderInlineStart: '3px solid transparent',
    selectors: {
      '&[data-hovered]': { background: color.bg.hover },
      '&[data-pressed]': { background: color.bg.pressed },
      '&[data-focus-visible]': { outlineOffset: -3 },
      '&[aria-current]': {
        fontWeight: 600,
        background: color.bg.selected,
        borderInlineStartColor: color.accent.solid,
        borderStartStartRadius: 0,
        borderEndStartRadius: 0,
      },
    },
  },
]);

export const footer = style({
  marginTop: 'auto',
  paddingTop: space.sm,
  borderTop: `1px solid ${color.border.subtle}`,
});
