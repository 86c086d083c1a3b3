import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { durationMs, from, radius, space, zIndex } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

const hidden = { opacity: 0, transform: 'translateY(16px)' };
const enter = keyframes({ from: hidden });
const leave = keyframes({ to: hidden });
const transitionClass = 'vl-toast';

export const region = style({
  position: 'fixed',
  insetInline: space.md,
  insetBlockEnd: space.md,
  zIndex: zIndex.toast,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.sm,
  borderRadius: radius.md,
  '@media': { [from.sm]: { insetInline: `auto ${space.lg}px`, insetBlockEnd: space.lg, width: 400 } },
});

/** List for screen readers only; its entries are laid out by the region. */
export const list = style({ display: 'contents' });

const edge = (color: string) => ({ borderInlineStartColor: color });

/** Styles of a toast: the tone colours the edge and the icon, never the text. */
export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    padding: space.md,
    border: `1px solid ${vars.color.border.default}`,
    borderInlineStartWidth: 4,
    borderRadius: radius.md,
    color: vars.color.text.default,
    background: vars.color.bg.overlay,
    boxShadow: vars.shadow.overlay,
    viewTransitionClass: transitionClass,
  },
  variants: {
    type: {
      info: edge(vars.color.info.text),
      success: edge(vars.color.success.text),
      warning: edge(vars.color.warning.text),
      error: edge(vars.color.danger.text),
    },
  },
});

export const icon = recipe({
  base: { marginBlockStart: 1 },
  variants: {
    type: {
      info: { color: vars.color.info.text },
      success: { color: vars.color.success.text },
      warning: { color: vars.color.warning.text },
      error: { color: vars.color.danger.text },
    },
  },
});

export const content = style({ flex: 1, minWidth: 0, outline: 'none' });

export const title = style([type.body, { fontWeight: 700 }]);

/** As high as a line of the text beside it. */
export const action = style({ flexShrink: 0, marginBlock: -space.xs });

export const close = style({ margin: -space.sm });

// Only toasts take part in the transition; the page stays interactive.
globalStyle(':root', { viewTransitionName: 'none' });
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle(`::view-transition-group(.${transitionClass})`, { animationDuration: `${durationMs.toast}ms` });
globalStyle(`::view-transition-new(.${transitionClass}):only-child`, {
  animation: `${enter} ${durationMs.toast}ms ease-out`,
});
globalStyle(`::view-transition-old(.${transitionClass}):only-child`, {
  animation: `${leave} ${durationMs.toast}ms ease-in`,
});
