import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { controlHeight, radius, space, zIndex } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

export const row = style({ position: 'relative', display: 'flex' });

export const input = style({
  paddingInlineEnd: controlHeight.md + space.xs,
  textOverflow: 'ellipsis',
});

export const open = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: controlHeight.md,
  borderRadius: radius.sm,
  color: vars.color.text.muted,
  selectors: { '&[data-hovered]': { color: vars.color.text.default } },
});

/** Popover below the input, with the same width. */
export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  zIndex: zIndex.overlay,
  width: 'var(--trigger-width)',
  minWidth: 'min(15rem, calc(100vw - 32px))',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: radius.md,
  background: vars.color.bg.overlay,
  boxShadow: vars.shadow.overlay,
});

export const list = style({ padding: space.xs, overflow: 'auto', maxHeight: '20rem' });

export const option = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    width: '100%',
    minHeight: controlHeight.md,
    paddingBlock: space.xs,
    paddingInline: 12,
    borderRadius: radius.sm,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-active]': { background: vars.color.bg.hover },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'default' },
      '&[data-pressed]': { background: vars.color.bg.pressed },
      '&[aria-selected="true"]': { background: vars.color.bg.selected, fontWeight: 600 },
      // The background shows the selection.
      '&[data-active][aria-selected="true"]': {
        outline: `2px solid ${vars.color.focus.ring}`,
        outlineOffset: -2,
      },
    },
    '@media': {
      // Forced colours remove backgrounds, and focus stays in the input.
      '(forced-colors: active)': {
        selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
]);

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const description = style([type.small, { color: vars.color.text.muted, fontWeight: 400 }]);

/** Message that replaces the options. */
export const message = style([
  type.body,
  { padding: 12, color: vars.color.text.muted, display: 'flex', alignItems: 'center', gap: space.sm },
]);
