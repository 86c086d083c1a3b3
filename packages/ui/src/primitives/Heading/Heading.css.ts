import { styleVariants } from '@vanilla-extract/css';
import { type } from '../../theme/type.css.ts';

const balanced = { textWrap: 'balance' } as const;

/** Styles of `Heading` by visual size. */
export const heading = styleVariants({
  h1: [type.h1, balanced],
  h2: [type.h2, balanced],
  h3: [type.h3, balanced],
  h4: [type.body, balanced, { fontWeight: 700 }],
});
