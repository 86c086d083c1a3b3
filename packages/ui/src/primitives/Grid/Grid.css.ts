import { styleVariants } from '@vanilla-extract/css';

const leastWidthPx = { sm: 168, md: 264, lg: 380 };

/** As many equal columns as fit with the minimum width of the variant; one column on phones. */
export const columns = styleVariants(leastWidthPx, (px) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px}px), 1fr))`,
}));
