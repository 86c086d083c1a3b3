import { style } from '@vanilla-extract/css';
import { from, radius, space, type, vars } from '../../../theme/index.ts';

const { color } = vars;

export const section = style({ display: 'flex', flexDirection: 'column', gap: space.lg, minWidth: 0 });

export const head = style({ display: 'flex', flexDirection: 'column', gap: space.sm });

export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
});

export const findings = style({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  margin: 0,
  listStyle: 'none',
});

export const finding = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.md,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 },
  },
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(180px, 1fr) 3fr', columnGap: space.lg } },
});

export const findingHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'center',
  gap: space.sm,
});

export const figures = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  padding: 0,
  margin: 0,
  listStyle: 'none',
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minWidth: 0,
  padding: space.md,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
  background: color.bg.surface,
});

export const figureLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
  rowGap: space.xs,
});

export const figureValue = style([type.h2, { fontVariantNumeric: 'tabular-nums' }]);

export const charts = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
});

export const pair = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: '1fr 1fr' } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  paddingInlineStart: space.lg,
  margin: 0,
  listStyle: 'disc',
});

export const gaps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  padding: 0,
  margin: 0,
  listStyle: 'none',
});
