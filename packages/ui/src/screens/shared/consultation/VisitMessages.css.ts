import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, space, vars } from '../../../theme/index.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
});

/** Stays in view, wherever the messages are scrolled. */
export const composer = style({
  position: 'sticky',
  bottom: 0,
  paddingBlock: space.sm,
  background: vars.color.bg.surface,
});

/** With a height, so that rounding cannot hide it at the edge of the window; the padding of the panel comes into view too. */
export const end = style({ height: 1, marginBlockStart: -1, scrollMarginBottom: space.md });

/** The field and its button. */
export const writing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space.sm,
});

export const message = recipe({
  base: {
    maxWidth: '85%',
    padding: space.sm,
    borderRadius: radius.lg,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  variants: {
    isOwn: {
      true: { alignSelf: 'end', background: vars.color.accent.soft },
      false: { alignSelf: 'start', background: vars.color.bg.sunken },
    },
  },
});
