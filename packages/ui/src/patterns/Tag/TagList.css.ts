import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 });

/** As wide as its text, for the focus ring after the last tag is removed. */
export const label = style([type.body, { alignSelf: 'flex-start', fontWeight: 600 }]);

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const tag = recipe({
  base: [
    type.small,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space.xs,
      minHeight: 36,
      minWidth: 0,
      paddingBlock: space.xs,
      paddingInline: 12,
      border: `1px solid ${vars.color.accent.border}`,
      // Half of the height of one line: a pill, and still suitable for several lines.
      borderRadius: 18,
      color: vars.color.accent.onSoft,
      background: vars.color.accent.soft,
      fontWeight: 600,
      overflowWrap: 'anywhere',
    },
  ],
  variants: { canBeRemoved: { true: { paddingInlineEnd: 2 } } },
});

export const remove = style({
  marginBlock: -space.xs,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 32,
  height: 32,
  borderRadius: radius.full,
  selectors: { '&[data-hovered]': { background: vars.color.accent.softHover } },
});

export const empty = style([type.small, { color: vars.color.text.muted }]);
