import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, space, type, vars, zIndex } from '../../theme/index.ts';

const { color } = vars;

export const bell = style({ position: 'relative', display: 'grid' });

export const count = style([
  type.caption,
  {
    position: 'absolute',
    // Grows inwards, because the bell may be at the edge of a phone screen.
    insetInlineEnd: -10,
    bottom: 13,
    minWidth: 20,
    paddingInline: 5,
    lineHeight: '18px',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    color: color.accent.onSolid,
    background: color.accent.solid,
    // An outline separates the badge from the bell.
    boxShadow: `0 0 0 2px ${color.bg.surface}`,
    borderRadius: radius.full,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const popover = style({
  zIndex: zIndex.overlay,
  display: 'flex',
  width: 'min(22rem, calc(100vw - 32px))',
  background: color.bg.overlay,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.md,
  boxShadow: vars.shadow.overlay,
});

export const dialog = style({ flex: 1, minWidth: 0, maxHeight: '25rem', overflowY: 'auto', outline: 'none' });

export const empty = style([type.body, { padding: space.lg, color: color.text.muted, textAlign: 'center' }]);

export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${color.border.subtle}` } } });

export const itemButton = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  width: '100%',
  padding: `12px ${space.md}px`,
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { background: color.bg.hover },
    '&[data-pressed]': { background: color.bg.pressed },
    '&[data-focus-visible]': { outlineOffset: -3 },
  },
});

export const title = style([type.body, { fontWeight: 700, overflowWrap: 'anywhere' }]);

export const body = recipe({
  base: [type.small, { color: color.text.muted }],
  variants: {
    isOpen: {
      true: { overflowWrap: 'anywhere' },
      false: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
});
