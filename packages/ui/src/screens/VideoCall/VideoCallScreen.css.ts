import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, lowScreen, maxWidth, radius, space, vars } from '../../theme/index.ts';
import { heightBelowBar, stageHeight } from '../../theme/topBar.css.ts';

/** Title and stage use the whole width: the picture is what matters here. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  maxWidth: maxWidth.page + 2 * space.xl,
  marginInline: 'auto',
  paddingBlock: space.sm,
  '@media': { [from.sm]: { paddingInline: space.md }, [lowScreen]: { paddingBlock: 0 } },
});

/** With a panel the window is used to its edges: picture and record share it. */
export const wideFrame = style([frame, { maxWidth: 1800 }]);

export const title = style({
  '@media': {
    'screen and (max-width: 599px)': { paddingInline: space.md },
    // Still read by a screen reader, and where the focus goes.
    [lowScreen]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const line = style({ textWrap: 'balance' });

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  paddingInlineStart: space.lg,
  listStyle: 'decimal',
});

/** The picture, and over it whoever asks to join: a request moves no control. */
export const picture = style({ position: 'relative', minWidth: 0 });

export const requests = style({ position: 'absolute', zIndex: 1, insetInline: space.sm, top: space.sm });

/** Beside one another where there is room; else the picture leaves the lower half of the window to the panel. */
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

export const drawer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minWidth: 0,
  paddingInline: space.md,
  '@media': { [from.sm]: { paddingInline: 0 } },
});

/** Beside the stage there is room for both at once. */
export const drawerButton = style({ '@media': { [from.lg]: { display: 'none' } } });

export const panel = recipe({
  base: {
    minWidth: 0,
    padding: space.md,
    background: vars.color.bg.surface,
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: radius.lg,
    // As tall as the stage, and scrolled by itself: the picture stays in sight.
    '@media': { [from.lg]: { height: `calc(${heightBelowBar} - 64px)`, minHeight: 420, overflowY: 'auto' } },
  },
  variants: {
    isOpen: {
      true: {},
      false: { display: 'none', '@media': { [from.lg]: { display: 'block' } } },
    },
  },
});
