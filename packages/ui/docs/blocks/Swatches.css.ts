import { style } from '@vanilla-extract/css';
import { from, radius, space } from '../../src/theme/scale.ts';
import { type } from '../../src/theme/type.css.ts';

export const themes = style({
  display: 'grid',
  gap: space.md,
  '@media': { [from.md]: { gridTemplateColumns: '1fr 1fr' } },
});

export const theme = style({
  display: 'grid',
  gap: space.sm,
  padding: space.md,
  border: '1px solid rgb(128 128 128 / 30%)',
  borderRadius: radius.md,
});

export const title = style([type.h3, { margin: 0 }]);

export const swatch = style([
  type.small,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.md,
    margin: 0,
    padding: '8px 12px',
    borderRadius: radius.sm,
    fontVariantNumeric: 'tabular-nums',
  },
]);
