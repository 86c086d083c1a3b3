import { style } from '@vanilla-extract/css';
import { space, type, vars, zIndex } from '../../theme/index.ts';

const { accent } = vars.color;

export const banner = style([
  type.body,
  {
    // At the bottom: a banner above the page would move a target that the user is about to press.
    position: 'sticky',
    bottom: 0,
    zIndex: zIndex.sticky - 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${space.sm}px ${space.md}px`,
    padding: `${space.sm}px ${space.md}px`,
    color: accent.onSoft,
    background: accent.soft,
    // Forced colours remove the fill; the border keeps the outline.
    borderBlock: `1px solid ${accent.text}`,
  },
]);

export const words = style({ display: 'flex', alignItems: 'center', gap: space.sm, fontWeight: 600 });

export const icon = style({ flex: 'none', width: 24, height: 24 });
