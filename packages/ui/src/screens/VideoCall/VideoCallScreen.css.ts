import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, lowScreen, maxWidth, radius, space, vars } from '../../theme/index.ts';
import { heightBelowBar, stageHeight } from '../../theme/topBar.css.ts';

/** Title and stage use the full width, because the video is the main content. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  maxWidth: maxWidth.page + 2 * space.xl,
  marginInline: 'auto',
  paddingBlock: space.sm,
  '@media': {
    [from.sm]: { paddingInline: space.md },
    [lowScreen]: { position: 'relative', paddingBlock: 0 },
  },
});

/** With a panel, video and record share the full window. */
export const wideFrame = style([frame, { maxWidth: 1800 }]);

/** Below a notice: as low as the lines of a waiting patient and the own picture allow on a phone. */
export const noticed = style({
  vars: { [stageHeight]: '58dvh' },
  '@media': { 'screen and (max-width: 599px)': { vars: { [stageHeight]: '68dvh' } } },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  '@media': { 'screen and (max-width: 599px)': { paddingInline: space.md } },
});

/** No higher than the title, so that the stage keeps its height. In landscape on a phone: over the stage. */
export const devices = style({
  marginBlock: -space.sm,
  '@media': {
    [lowScreen]: {
      position: 'absolute',
      zIndex: 1,
      insetInlineEnd: space.lg,
      top: space.sm,
      margin: 0,
      paddingInline: space.sm,
      background: vars.color.bg.surface,
      borderRadius: radius.full,
    },
  },
});

export const title = style({
  '@media': {
    // Remains focusable and in the accessibility tree.
    [lowScreen]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

/** The beginning of a message; the whole of it is in the list. */
export const preview = style({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const line = style({ textWrap: 'balance' });

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  paddingInlineStart: space.lg,
  listStyle: 'decimal',
});

/** Video with join requests above it, so that a request moves no control. */
export const picture = style({ position: 'relative', minWidth: 0 });

export const requests = style({ position: 'absolute', zIndex: 1, insetInline: space.sm, top: space.sm });

/** Side by side where they fit; otherwise the panel uses the lower half of the window. */
export const split = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  vars: { [stageHeight]: '45dvh' },
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 440px',
      vars: { [stageHeight]: `calc(${heightBelowBar} - 64px)` },
    },
  },
});

/** As {@link split}, with room for the lines of a waiting patient above the own picture on a phone. */
export const splitWaiting = style([
  split,
  { '@media': { 'screen and (max-width: 599px)': { vars: { [stageHeight]: '68dvh' } } } },
]);

export const drawer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minWidth: 0,
  paddingInline: space.md,
  '@media': { [from.sm]: { paddingInline: 0 } },
});

/** Hidden where stage and panel fit side by side. */
export const drawerButton = style({ '@media': { [from.lg]: { display: 'none' } } });

export const panel = recipe({
  base: {
    minWidth: 0,
    padding: space.md,
    background: vars.color.bg.surface,
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: radius.lg,
    // As tall as the stage with its own scroll area, so that the video stays visible.
    '@media': { [from.lg]: { height: `calc(${heightBelowBar} - 64px)`, minHeight: 420, overflowY: 'auto' } },
  },
  variants: {
    isOpen: {
      true: {},
      false: { display: 'none', '@media': { [from.lg]: { display: 'block' } } },
    },
  },
});
