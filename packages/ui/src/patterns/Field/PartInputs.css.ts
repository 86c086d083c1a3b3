import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { space } from '../../theme/scale.ts';
import { tabularNumbers, type } from '../../theme/type.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.sm });

export const part = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

export const label = style([type.small]);

/** Width by the number of digits. */
export const input = recipe({
  base: [tabularNumbers],
  variants: { length: { 2: { width: '3.25rem' }, 4: { width: '4.75rem' } } },
});
