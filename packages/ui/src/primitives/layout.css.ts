import { styleVariants } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';

/** Distance between the children of a layout. */
export const gap = styleVariants(space, (px) => ({ gap: px }));

/** Alignment across the direction of a layout. */
export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

/** Distribution along the direction of a layout. */
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
