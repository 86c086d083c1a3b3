import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/scale.ts';

const filled = style({
  background: vars.color.bg.pressed,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
});

/** Styles of `Skeleton`. Static, because pages with health data avoid pulsing animations. */
export const skeleton = styleVariants({
  line: [
    filled,
    {
      height: '0.75em',
      marginBlock: '0.4em',
      borderRadius: radius.sm,
      selectors: { '&:last-child:not(:first-child)': { width: '60%' } },
    },
  ],
  title: [filled, { height: 26, width: '45%', maxWidth: 320, borderRadius: radius.sm }],
  circle: [filled, { width: 36, height: 36, borderRadius: '50%' }],
});

/** Card with the height of the loaded content, so that nothing moves. */
const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  padding: space.lg,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.md,
  background: vars.color.bg.surface,
});

export const cards = styleVariants({
  tile: [card, { height: 120 }],
  chart: [card, { height: 240 }],
});

/** Parts of a card: heading, figure, line of text, plot axes. */
export const parts = styleVariants({
  heading: [filled, { flex: 'none', height: 14, width: '40%', maxWidth: 200, borderRadius: radius.sm }],
  figure: [filled, { flex: 'none', height: 30, width: '30%', maxWidth: 144, borderRadius: radius.sm }],
  words: [filled, { flex: 'none', height: 10, width: '60%', maxWidth: 280, borderRadius: radius.sm }],
  plot: {
    flex: 1,
    marginBlockStart: space.xs,
    border: `solid ${vars.color.border.default}`,
    borderWidth: '0 0 2px 2px',
    // Three grid lines.
    background: `repeating-linear-gradient(to bottom, ${vars.color.border.subtle} 0 1px, transparent 1px 33.3%)`,
  },
});

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  maxWidth: 560,
});
