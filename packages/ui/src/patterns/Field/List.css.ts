import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { controlHeight, radius, space, zIndex } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

/** What lies over the page under a field: as wide as the field. */
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

export const list = style({ padding: space.xs, overflow: 'auto', outline: 'none', maxHeight: '20rem' });

export const option = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: controlHeight.md,
    paddingBlock: space.xs,
    paddingInline: 12,
    borderRadius: radius.sm,
    cursor: 'pointer',
    selectors: {
      '&[data-focused]': { background: vars.color.bg.hover },
      '&[data-pressed]': { background: vars.color.bg.pressed },
      '&[data-selected]': { background: vars.color.bg.selected, fontWeight: 600 },
      // Inside, where the edge of the list does not cut it off.
      '&:focus-visible': { outlineOffset: -3 },
    },
  },
]);

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const description = style([type.small, { color: vars.color.text.muted, fontWeight: 400 }]);

/** A sentence in place of the options. */
export const message = style([
  type.body,
  { padding: 12, color: vars.color.text.muted, display: 'flex', alignItems: 'center', gap: space.sm },
]);
