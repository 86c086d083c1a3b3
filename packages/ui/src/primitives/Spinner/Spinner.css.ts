import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** Ring with a gap, in the colour of the surrounding text. */
export const spinner = recipe({
  base: {
    flexShrink: 0,
    borderRadius: '50%',
    borderStyle: 'solid',
    borderColor: 'color-mix(in srgb, currentColor 28%, transparent)',
    borderTopColor: 'currentColor',
    animation: `${turn} 900ms linear infinite`,
  },
  variants: {
    size: { sm: { width: 18, height: 18, borderWidth: 2 }, md: { width: 32, height: 32, borderWidth: 3 } },
  },
});
