import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, lowScreen, maxWidth, radius, space, type, vars } from '../../theme/index.ts';
import { heightBelowBar, stageHeight } from '../../theme/topBar.css.ts';
import { narrowQuery } from './narrow.ts';

const { color } = vars;

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  // As tall as the window allows below the page title.
  height: fallbackVar(stageHeight, `calc(${heightBelowBar} - 64px)`),
  minHeight: 420,
  overflow: 'hidden',
  color: color.text.default,
  background: color.bg.sunken,
  '@media': {
    [from.sm]: { borderRadius: radius.lg },
    // A phone in landscape: video and controls fill the space below the bar, and the title is hidden.
    [lowScreen]: { height: `calc(${heightBelowBar})`, minHeight: 240 },
  },
});

export const pictures = style({ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden' });

export const video = recipe({
  base: { position: 'absolute', inset: 0, width: '100%', height: '100%', background: color.bg.sunken },
  variants: {
    isSelf: {
      true: { objectFit: 'cover', transform: 'scaleX(-1)' },
      // Not cropped, because cropping might hide what the other party shows.
      false: { objectFit: 'contain' },
    },
  },
});

const middle = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.md,
  padding: space.lg,
  textAlign: 'center',
  background: color.bg.sunken,
} as const;

export const cover = style([type.body, { ...middle, color: color.text.muted }]);

export const waiting = style([
  type.lead,
  { ...middle, '@media': { [narrowQuery]: { justifyContent: 'flex-start', paddingTop: space.xxl } } },
]);
globalStyle(`${waiting} > *`, { maxWidth: maxWidth.form });
globalStyle(`${waiting} > :first-child`, { fontWeight: 700 });
globalStyle(`${waiting} > :not(:first-child)`, { color: color.text.muted });

export const notices = style({
  position: 'absolute',
  insetInline: space.md,
  top: space.md,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.sm,
  // Above what lies over a low stage.
  zIndex: 2,
  '@media': { [narrowQuery]: { top: 56 } },
});

const floating = {
  color: color.text.default,
  background: 'rgb(9 15 19 / 78%)',
  borderRadius: radius.full,
} as const;

export const chip = style([
  type.small,
  { ...floating, display: 'inline-block', padding: `6px ${space.md}px` },
]);

export const nameTag = recipe({
  base: {
    ...floating,
    position: 'absolute',
    insetInlineStart: space.sm,
    bottom: space.sm,
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    maxWidth: `calc(100% - ${2 * space.sm}px)`,
  },
  variants: {
    place: {
      remote: [
        type.body,
        {
          padding: `${space.xs}px 12px`,
          insetInlineStart: space.md,
          bottom: space.md,
          // On phones the self-view is at the bottom.
          '@media': { [narrowQuery]: { insetInlineStart: space.sm, bottom: 'auto', top: space.sm } },
        },
      ],
      self: [type.caption, { paddingInline: space.sm, insetInlineStart: space.xs, bottom: space.xs }],
    },
  },
});
globalStyle(`${nameTag.classNames.base} svg`, { flex: 'none', width: 16, height: 16 });

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Small enough to cover little of the other video, even in full screen. */
const selfWidth = { phone: 72, tablet: 176, desktop: 224 } as const;
const selfHeight = { phone: 96, tablet: 110, desktop: 140 } as const;

const tile = style({
  position: 'absolute',
  width: selfWidth.phone,
  height: selfHeight.phone,
  overflow: 'hidden',
  background: color.bg.overlay,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.md,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [from.sm]: { width: selfWidth.tablet, height: selfHeight.tablet },
    [from.lg]: { width: selfWidth.desktop, height: selfHeight.desktop },
  },
});

/** The other party beside a shared screen: above the own picture, on phones on its left. */
export const smallParty = style([
  tile,
  {
    insetInlineEnd: selfWidth.phone + 2 * space.md,
    bottom: space.md,
    '@media': {
      [from.sm]: { insetInlineEnd: space.md, top: space.md },
    },
  },
]);

/** A shared screen, above the pictures on a phone and beside them elsewhere. */
export const screen = style({
  position: 'absolute',
  inset: `0 0 ${selfHeight.phone + 2 * space.md}px`,
  '@media': {
    [from.sm]: { inset: 0, insetInlineEnd: selfWidth.tablet + 2 * space.md },
    [from.lg]: { insetInlineEnd: selfWidth.desktop + 2 * space.md },
  },
});

export const selfView = recipe({
  base: tile,
  variants: {
    isPlaced: { true: {}, false: { insetInlineEnd: space.md, bottom: space.md } },
  },
});

/** Beside the self-view, above the name of the other party. */
export const hint = style({
  position: 'absolute',
  insetInlineStart: space.md,
  bottom: 64,
  maxWidth: `calc(100% - ${selfWidth.desktop + 3 * space.md}px)`,
  fontWeight: 600,
  '@media': {
    [narrowQuery]: {
      insetInlineStart: space.sm,
      bottom: space.md,
      maxWidth: `calc(100% - ${selfWidth.phone + 3 * space.md}px)`,
    },
  },
});
globalStyle(`${hint} > *`, { color: color.warning.text });

export const selfOff = style([
  type.small,
  {
    height: '100%',
    display: 'grid',
    placeItems: 'center',
    padding: space.sm,
    textAlign: 'center',
    color: color.text.muted,
  },
]);

export const mover = style({
  position: 'absolute',
  inset: 0,
  cursor: 'grab',
  touchAction: 'none',
  borderRadius: radius.md,
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: -3 },
  },
});

export const bar = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  padding: space.md,
  background: color.bg.surface,
  borderTop: `1px solid ${color.border.subtle}`,
});

/** Beside the controls, so that it covers no video. */
export const quality = recipe({
  base: [
    type.small,
    {
      position: 'absolute',
      insetInlineEnd: space.sm,
      insetBlock: 0,
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
    },
  ],
  variants: {
    level: {
      good: { color: color.text.muted },
      weak: { color: color.warning.text },
      bad: { color: color.danger.text },
    },
  },
});
globalStyle(`${quality.classNames.base} svg`, { flex: 'none', width: 20, height: 20 });

export const bars = style({ display: 'grid' });
globalStyle(`${bars} > *`, { gridArea: '1 / 1' });
globalStyle(`${bars} > :first-child`, { opacity: 0.35 });

export const qualityText = style({
  '@media': {
    // On phones there is room for the icon only.
    [narrowQuery]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** On narrow screens five fit beside the mark of the quality. */
export const controls = style({
  display: 'flex',
  gap: space.md,
  '@media': { [narrowQuery]: { selectors: { '&:has(> :nth-child(5))': { gap: space.xs } } } },
});

export const control = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: radius.full,
    border: '1px solid transparent',
    selectors: { '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'default' } },
  },
  variants: {
    look: {
      on: {
        color: color.text.default,
        background: color.bg.pressed,
        borderColor: color.border.control,
        selectors: { '&[data-hovered]': { background: color.border.default } },
      },
      off: {
        color: color.bg.canvas,
        background: color.text.default,
        selectors: { '&[data-hovered]': { background: color.text.muted } },
      },
      end: {
        color: color.danger.onSolid,
        background: color.danger.solid,
        selectors: { '&[data-hovered]': { background: color.danger.solidHover } },
      },
    },
  },
});
globalStyle(`${control.classNames.base} svg`, { width: 22, height: 22 });
