import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { controlHeight, durationMs, radius, space } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

/** Label of a check box or radio button with its mark. The whole label is the press target. */
export const choice = recipe({
  base: [
    type.body,
    {
      display: 'flex',
      alignItems: 'flex-start',
      gap: 12,
      minHeight: controlHeight.md,
      paddingBlock: 9,
      borderRadius: radius.sm,
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
    },
  ],
  variants: {
    layout: {
      rows: {},
      cards: {
        height: '100%',
        paddingBlock: 12,
        paddingInline: space.md,
        border: `1px solid ${vars.color.border.control}`,
        borderRadius: radius.md,
        background: vars.color.bg.surface,
        transition: `background-color ${durationMs.state}ms`,
        selectors: {
          '&[data-hovered]': { background: vars.color.bg.hover },
          '&[data-selected]': {
            borderColor: vars.color.accent.solid,
            background: vars.color.bg.selected,
            boxShadow: `inset 0 0 0 1px ${vars.color.accent.solid}`,
          },
          '&[data-invalid]': { borderColor: vars.color.danger.text },
          '&[data-focus-visible]': { outline: `3px solid ${vars.color.focus.ring}`, outlineOffset: 2 },
        },
      },
    },
  },
  defaultVariants: { layout: 'rows' },
});

/** Box of a check box or ring of a radio button. */
export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 24,
    height: 24,
    marginBlockStart: 1,
    border: `2px solid ${vars.color.border.control}`,
    background: vars.color.bg.surface,
    color: vars.color.accent.onSolid,
    transition: `background-color ${durationMs.state}ms, border-color ${durationMs.state}ms`,
  },
  variants: {
    shape: {
      box: { borderRadius: radius.sm },
      ring: { borderRadius: '50%' },
    },
  },
});

const markOf = (state: string) => `${choice.classNames.base}${state} > ${mark.classNames.base}`;
globalStyle(markOf('[data-hovered]'), { borderColor: vars.color.text.muted });
globalStyle(markOf('[data-invalid]'), { borderColor: vars.color.danger.text });
globalStyle(markOf('[data-selected]'), {
  borderColor: vars.color.accent.solid,
  background: vars.color.accent.solid,
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight', background: 'Highlight' } },
});
globalStyle(`${choice.classNames.variants.layout.rows}[data-focus-visible] > ${mark.classNames.base}`, {
  outline: `3px solid ${vars.color.focus.ring}`,
  outlineOffset: 2,
});

/** Dot of a selected radio button. */
export const dot = style({
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: vars.color.accent.onSolid,
  '@media': { '(forced-colors: active)': { background: 'HighlightText' } },
});

/** Tick or dot, hidden until selected. */
export const sign = style({
  visibility: 'hidden',
  selectors: { [`${choice.classNames.base}[data-selected] &`]: { visibility: 'visible' } },
});

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const description = style([type.small, { color: vars.color.text.muted }]);

/** List of options in a group. */
export const choices = recipe({
  variants: {
    layout: {
      rows: { display: 'flex', flexDirection: 'column' },
      cards: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
        gap: space.sm,
        marginBlockStart: space.xs,
      },
    },
  },
});
