import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, space, vars } from '../../../theme/index.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
});

/** Height that the field below the messages covers, with some air. */
export const composerHeight = 140;

/** Stays in view, wherever the messages are scrolled. */
export const composer = style({
  position: 'sticky',
  bottom: 0,
  paddingBlock: space.sm,
  background: vars.color.bg.surface,
});

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
    scrollMarginBottom: composerHeight,
  },
  variants: {
    isOwn: {
      true: { alignSelf: 'end', background: vars.color.accent.soft },
      false: { alignSelf: 'start', background: vars.color.bg.sunken },
    },
  },
});
