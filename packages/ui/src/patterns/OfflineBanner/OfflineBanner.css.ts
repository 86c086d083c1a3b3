import { style } from '@vanilla-extract/css';
import { radius, space, type, vars } from '../../theme/index.ts';

const { danger } = vars.color;

export const banner = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    padding: `${space.xs}px ${space.xs}px ${space.xs}px ${space.md}px`,
    color: danger.onSolid,
    background: danger.solid,
    // Forced colours remove the fill; the border keeps the outline.
    border: '1px solid transparent',
  },
]);

export const icon = style({ flex: 'none', width: 20, height: 20 });

export const text = style({ flex: 1, paddingBlock: space.sm, fontWeight: 600 });

export const dismiss = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.sm,
  selectors: {
    '&[data-hovered]': { background: danger.solidHover },
    '&[data-pressed]': { background: danger.solidPressed },
    '&[data-focus-visible]': { outline: '3px solid currentColor', outlineOffset: -5 },
  },
});
