import { style } from '@vanilla-extract/css';
import { radius, space, vars } from '../../theme/index.ts';

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

export const sheet = style({
  '@container': {
    // `DataTable` switches to cards below 600 px, plus its borders and padding.
    '(min-width: 618px)': {
      padding: space.sm,
      background: vars.color.bg.surface,
      border: `1px solid ${vars.color.border.subtle}`,
      borderRadius: radius.md,
    },
  },
});
