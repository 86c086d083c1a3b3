import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  controlHeight,
  durationMs,
  from,
  largeText,
  radius,
  space,
  type,
  vars,
  zIndex,
} from '../../theme/index.ts';
import { topBarHeight } from '../../theme/topBar.css.ts';

const { color } = vars;

export const shell = style({
  vars: { [topBarHeight]: '64px' },
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
});

export const skipLink = style([
  type.body,
  {
    position: 'absolute',
    insetInlineStart: space.md,
    top: space.sm,
    zIndex: zIndex.sticky + 1,
    padding: `${space.sm}px ${space.md}px`,
    fontWeight: 600,
    color: color.accent.text,
    background: color.bg.overlay,
    borderRadius: radius.sm,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  },
]);

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.sticky,
  background: color.bg.surface,
  borderBottom: `1px solid ${color.border.subtle}`,
});

export const barContent = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  height: topBarHeight,
  maxWidth: 1440,
  marginInline: 'auto',
  paddingInline: space.sm,
  '@media': { [from.sm]: { paddingInline: space.lg }, [from.lg]: { gap: space.lg } },
});

export const narrowOnly = style({ display: 'contents', '@media': { [from.lg]: { display: 'none' } } });
export const wideOnly = style({ display: 'none', '@media': { [from.lg]: { display: 'contents' } } });

export const logo = style({
  display: 'block',
  flex: '0 1 6rem',
  minWidth: 0,
  borderRadius: radius.sm,
  '@media': { [from.lg]: { flexBasis: '9rem' } },
});

export const nav = style({
  display: 'none',
  alignSelf: 'stretch',
  '@media': { [from.lg]: { display: 'flex' } },
});

export const navLink = style([
  type.body,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    paddingInline: 12,
    color: color.text.muted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: `color ${durationMs.state}ms`,
    selectors: {
      '&[data-hovered]': { color: color.text.default, background: color.bg.hover },
      '&[data-pressed]': { background: color.bg.pressed },
      '&[data-focus-visible]': { outlineOffset: -3 },
      '&[aria-current]': { color: color.text.default, fontWeight: 600 },
      '&[aria-current]::after': {
        content: '',
        position: 'absolute',
        insetInline: 12,
        bottom: 0,
        // A border instead of a fill, because forced colours keep borders.
        borderBottom: `3px solid ${color.accent.solid}`,
      },
    },
  },
]);

/** The menu has the same link. */
export const roomy = style({ display: 'contents', '@media': { [largeText]: { display: 'none' } } });

export const tools = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });

export const account = style({
  display: 'none',
  '@media': {
    [from.lg]: { display: 'flex', alignItems: 'center', gap: space.xs, marginInlineStart: space.sm },
  },
});

export const accountLink = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minWidth: 0,
    minHeight: controlHeight.md,
    paddingInline: space.sm,
    color: color.text.default,
    textDecoration: 'none',
    borderRadius: radius.sm,
    selectors: {
      '&[data-hovered]': { background: color.bg.hover },
      '&[data-pressed]': { background: color.bg.pressed },
    },
  },
]);

export const accountName = recipe({
  base: { fontWeight: 600 },
  variants: {
    isInMenu: {
      true: { overflowWrap: 'anywhere' },
      false: { maxWidth: '10rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
});

export const main = style({
  flex: 1,
  minWidth: 0,
  outline: 'none',
});
