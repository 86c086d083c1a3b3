import { style } from '@vanilla-extract/css';
import { banner } from '../../patterns/CallBanner/CallBanner.css.ts';
import { controlHeight, from, radius, space, type, vars } from '../../theme/index.ts';

const { color } = vars;

/** In the place of the call, but calm: it stays for as long as the patient waits. */
export const bar = style([
  banner,
  {
    flexWrap: 'nowrap',
    justifyContent: 'space-between',
    paddingBlock: space.xs,
    color: color.text.default,
    background: color.bg.surface,
    borderBlock: `1px solid ${color.border.default}`,
    '@media': { [from.sm]: { justifyContent: 'center' } },
  },
]);

export const words = style({ display: 'flex', alignItems: 'center', gap: space.sm, minWidth: 0 });

export const icon = style({ flex: 'none', color: color.accent.text });

export const position = style({ fontWeight: 600 });

export const estimate = style([type.small, { color: color.text.muted }]);

export const link = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.xxs,
  minHeight: controlHeight.md,
  justifyContent: 'end',
  fontWeight: 600,
  color: color.accent.text,
  textDecoration: 'none',
  borderRadius: radius.sm,
  // The whole bar can be pressed.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
});

/** On a phone there is room for the arrow alone. */
export const linkWords = style({ display: 'none', '@media': { [from.sm]: { display: 'inline' } } });
