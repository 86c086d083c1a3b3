import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/scale.ts';

const filled = style({
  background: vars.color.bg.pressed,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
});

/** Looks of `Skeleton`; still, because nothing on a page of health data should pulse. */
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
  tile: [filled, { height: 120, borderRadius: radius.md }],
  chart: [filled, { height: 240, borderRadius: radius.md }],
  circle: [filled, { width: 36, height: 36, borderRadius: '50%' }],
});

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  maxWidth: 560,
});
