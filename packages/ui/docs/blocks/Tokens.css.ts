import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';
import { radius, space } from '../../src/theme/scale.ts';
import { tabularNumbers, type } from '../../src/theme/type.css.ts';

const { color: colors } = vars;

export const table = style([
  type.small,
  tabularNumbers,
  { width: '100%', tableLayout: 'fixed', marginBlockEnd: space.lg, borderCollapse: 'collapse' },
]);

globalStyle(`${table} :is(th, td)`, {
  padding: `${space.xs}px ${space.sm}px`,
  fontWeight: 400,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${colors.border.subtle}`,
});
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });

export const caption = style([type.h3, { paddingBlockEnd: space.sm, textAlign: 'start' }]);

export const color = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

export const swatch = style({
  width: 24,
  height: 24,
  border: `1px solid ${colors.border.default}`,
  borderRadius: radius.sm,
});

export const shapes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.lg,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const shape = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 160,
  height: 96,
  paddingInline: space.md,
  background: colors.bg.surface,
  border: `1px solid ${colors.border.default}`,
});
