import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { space } from '../../theme/scale.ts';
import { tabularNumbers, type } from '../../theme/type.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export const box = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

export const label = style([type.small]);

export const input = recipe({
  base: [tabularNumbers],
  variants: { size: { day: { width: '4rem' }, month: { width: '4rem' }, year: { width: '6rem' } } },
});
