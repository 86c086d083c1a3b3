import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/scale.ts';
import { tabularNumbers, type } from '../../theme/type.css.ts';

const { color } = vars;
const markPx = 28;

export const list = style({ display: 'flex', flexDirection: 'column' });

/** A line connects the marks. */
export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${markPx}px minmax(0, 1fr)`,
  gap: space.md,
  paddingBlockEnd: space.lg,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${markPx + space.xs}px ${space.xs}px`,
      insetInlineStart: markPx / 2 - 1,
      width: 2,
      background: color.border.default,
    },
  },
});

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: markPx,
    height: markPx,
    color: color.accent.onSoft,
    background: color.accent.soft,
    border: '1px solid transparent',
    borderRadius: radius.full,
  },
  variants: {
    tone: { done: {}, ended: { color: color.text.default, background: color.bg.sunken } },
    isLatest: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { tone: 'done', isLatest: true },
      style: { color: color.accent.onSolid, background: color.accent.solid },
    },
    {
      variants: { tone: 'ended', isLatest: true },
      style: { color: color.text.default, borderColor: color.border.control },
    },
  ],
  defaultVariants: { tone: 'done' },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const title = recipe({
  base: type.body,
  variants: { isLatest: { true: { fontWeight: 700 }, false: { fontWeight: 400 } } },
});

export const time = style([type.small, tabularNumbers, { color: color.text.muted }]);

export const text = style([type.body, { marginBlockStart: space.xs, maxInlineSize: '60ch' }]);
