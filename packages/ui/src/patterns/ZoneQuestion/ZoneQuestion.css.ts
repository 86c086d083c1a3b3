import { style } from '@vanilla-extract/css';
import { maxWidth, radius, space, type, vars } from '../../theme/index.ts';

const { bg, danger, focus, info, text } = vars.color;

export const question = style([
  type.body,
  {
    paddingBlock: `${space.md}px ${space.xs}px`,
    paddingInline: space.md,
    color: text.default,
    background: bg.surface,
    borderBlockEnd: `1px solid ${info.border}`,
    // The section is as wide as the window.
    selectors: { '&:focus-visible': { outlineOffset: -3 } },
  },
]);

/** Aligned with the content of the page. */
export const content = style({
  display: 'flex',
  gap: 12,
  maxWidth: maxWidth.page,
  marginInline: 'auto',
  overflowWrap: 'anywhere',
});

export const icon = style({ flexShrink: 0, marginBlockStart: 1, color: info.text });

export const body = style({ display: 'grid', gap: space.sm, minWidth: 0, maxWidth: maxWidth.reading });

export const title = style({ fontWeight: 700 });

export const words = style([type.small, { marginBlockStart: space.xxs }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginBlockStart: space.xs,
});

export const failure = style({ color: danger.text, fontWeight: 600 });

export const summary = style([
  type.small,
  {
    width: 'fit-content',
    paddingBlock: 12,
    cursor: 'pointer',
    borderRadius: radius.sm,
    selectors: { '&:focus-visible': { outline: `3px solid ${focus.ring}`, outlineOffset: -3 } },
  },
]);

export const rule = style([type.small, { paddingBlockEnd: space.sm }]);
