import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, space, type, vars } from '../../theme/index.ts';

const { success, warning, info, danger } = vars.color;

const tint = (status: typeof success) => ({
  color: status.text,
  background: status.soft,
  borderColor: status.border,
});

export const badge = recipe({
  base: [
    type.small,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      paddingInline: space.sm,
      border: '1px solid',
      borderRadius: radius.full,
      fontWeight: 600,
    },
  ],
  variants: {
    tint: { inRange: tint(success), above: tint(warning), below: tint(info), urgent: tint(danger) },
  },
});

export const shape = style({ flex: 'none', width: 10, height: 10, fill: 'currentColor' });
