import { style } from '@vanilla-extract/css';
import { durationMs, radius, space, type, vars } from '../../theme/index.ts';

const { color } = vars;

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
      // An outline over the preview; a wider border would move it.
      outline: `2px solid ${color.accent.solid}`,
      outlineOffset: -2,
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
