import { styleVariants } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';

/** Gap between the children of a layout. */
export const gap = styleVariants(space, (px) => ({ gap: px }));

/** Alignment on the cross axis. */
export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

/** Distribution on the main axis. */
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
