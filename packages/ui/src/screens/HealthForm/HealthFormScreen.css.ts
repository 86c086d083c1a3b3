import { globalStyle, style } from '@vanilla-extract/css';
import { from, radius, space, tabularNumbers, type, vars } from '../../theme/index.ts';

const { color } = vars;

/** Fields side by side where they fit. */
export const fields = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});

export const groups = style({
  background: color.bg.surface,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
});

export const group = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  padding: space.md,
  listStyle: 'none',
  cursor: 'pointer',
  borderRadius: radius.md,
  selectors: {
    '&:focus-visible': { outline: `3px solid ${color.focus.ring}`, outlineOffset: -3 },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const groupName = style([type.h3, { flexGrow: 1 }]);
export const groupCount = style([type.small, { color: color.text.muted, whiteSpace: 'nowrap' }]);
export const arrow = style({
  flexShrink: 0,
  color: color.text.muted,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const rows = style({ display: 'grid', paddingInline: space.md, paddingBlockEnd: space.md });

const wide = { gridTemplateColumns: 'minmax(9rem, 1fr) 8rem 11rem 14rem', gap: space.md };

/** Column headings as on the printed report. Narrow rows have their own headings. */
export const heads = style([
  type.small,
  {
    display: 'none',
    color: color.text.muted,
    '@media': { [from.md]: { display: 'grid', ...wide } },
  },
]);

export const row = style({
  display: 'grid',
  gap: space.sm,
  paddingBlock: space.sm,
  '@media': { [from.md]: { ...wide, alignItems: 'center', paddingBlock: space.xs } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});

export const name = style([type.body, { fontWeight: 600 }]);

/** Result, unit and range: below the name on a phone, otherwise columns of the row. */
export const boxes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.sm,
  '@media': { [from.md]: { display: 'contents' } },
});

export const box = style({ display: 'flex', flexDirection: 'column', gap: space.xxs, minWidth: 0 });

export const boxLabel = style([type.small, { color: color.text.muted }]);

globalStyle(`${box} > ${boxLabel}`, {
  '@media': {
    [from.md]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const range = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: space.sm,
  '@media': { [from.md]: { gridColumn: 'auto' } },
});

export const figure = style([tabularNumbers]);
export const onlyUnit = style([type.body, { paddingBlock: 9, color: color.text.muted }]);
export const problem = style({ gridColumn: '1 / -1' });
export const resultsProblem = style({ scrollMarginBlockStart: 96 });
