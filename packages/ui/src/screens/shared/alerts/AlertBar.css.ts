import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, space, type, vars } from '../../../theme/index.ts';

const { danger, warning, text } = vars.color;

export const bar = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs}px ${space.md}px`,
    paddingBlock: space.xs,
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

export const words = style([type.small, { flex: '1 1 16rem', minInlineSize: 0 }]);
/** Three lines on a phone: the first sentences say what to do now, the page of alerts the rest. */
export const shortened = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  '@media': { [from.md]: { display: 'block' } },
});
export const reading = style([type.caption, { marginBlockStart: space.xxs }]);
export const reason = style({ fontWeight: 700 });
/** The link wraps beside the phone, so that both take one row of a phone. */
export const links = style([
  type.small,
  { display: 'grid', gridAutoFlow: 'column', alignItems: 'center', justifyContent: 'start', gap: space.md },
]);
