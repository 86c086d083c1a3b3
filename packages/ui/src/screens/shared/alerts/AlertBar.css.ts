import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { space, type, vars } from '../../../theme/index.ts';

const { danger, warning, text } = vars.color;

export const bar = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs}px ${space.md}px`,
    paddingBlock: space.sm,
    paddingInline: space.md,
    borderBlockEnd: '1px solid',
    color: text.default,
  },
  variants: {
    tone: {
      emergency: { background: danger.soft, borderColor: danger.border },
      other: { background: warning.soft, borderColor: warning.border },
    },
  },
});

export const words = style([type.body, { flex: '1 1 16rem', minInlineSize: 0 }]);
export const reading = style([type.small, { marginBlockStart: space.xs }]);
export const reason = style({ fontWeight: 700 });
export const links = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md });
