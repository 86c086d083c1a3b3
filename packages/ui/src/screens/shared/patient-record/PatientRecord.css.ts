import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, type, vars } from '../../../theme/index.ts';

const { color } = vars;

export const record = style({ display: 'flex', flexDirection: 'column', gap: space.lg });

export const part = style({ display: 'flex', flexDirection: 'column', gap: space.sm });

export const facts = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', gap: `${space.xs}px ${space.md}px`, color: color.text.muted },
]);

/** Allergies are first and prominent, because missing them causes harm. */
export const allergies = style({
  display: 'flex',
  gap: space.sm,
  padding: `${space.sm}px ${space.md}px`,
  borderRadius: radius.md,
  border: `1px solid ${color.border.subtle}`,
  background: color.bg.sunken,
  selectors: {
    '&[data-tone="danger"]': { background: color.danger.soft, borderColor: color.danger.border },
    '&[data-tone="warning"]': { background: color.warning.soft, borderColor: color.warning.border },
  },
});
globalStyle(`${allergies} > svg`, { flex: 'none', marginTop: 2 });

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.sm });
globalStyle(`${list} > li`, { overflowWrap: 'anywhere' });

export const diary = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: space.sm,
});

/** Preserves the doctor's line breaks. */
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const measure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  padding: `${space.sm}px ${space.md}px`,
  background: color.bg.sunken,
  borderRadius: radius.md,
  overflowWrap: 'anywhere',
});
