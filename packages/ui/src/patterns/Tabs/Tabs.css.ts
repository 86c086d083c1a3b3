import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { controlHeight, durationMs, radius, space } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.lg, minWidth: 0 });

const fadePx = 40;
const fade = { before: `transparent, #000 ${fadePx}px`, after: `#000 calc(100% - ${fadePx}px), transparent` };
const fadedFrom = (side: 'left' | 'right', stops: string) => ({
  maskImage: `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${stops})`,
});
const stopsOf = { before: fade.before, after: fade.after, both: `${fade.before}, ${fade.after}` } as const;

export const list = style({
  display: 'flex',
  gap: space.xs,
  overflowX: 'auto',
  boxShadow: `inset 0 -1px ${vars.color.border.default}`,
  // The row fades towards hidden tabs, because phones show no scroll bar.
  selectors: {
    '&[data-more="before"]': fadedFrom('left', stopsOf.before),
    '&[data-more="after"]': fadedFrom('left', stopsOf.after),
    '&[data-more="both"]': fadedFrom('left', stopsOf.both),
    '[dir="rtl"] &[data-more="before"]': fadedFrom('right', stopsOf.before),
    '[dir="rtl"] &[data-more="after"]': fadedFrom('right', stopsOf.after),
  },
});

export const tab = style([
  type.body,
  {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    minHeight: controlHeight.md,
    paddingInline: space.md,
    borderBlockEnd: '3px solid transparent',
    borderRadius: `${radius.sm}px ${radius.sm}px 0 0`,
    color: vars.color.text.muted,
    fontWeight: 600,
    cursor: 'pointer',
    transition: `color ${durationMs.state}ms, background-color ${durationMs.state}ms`,
    selectors: {
      // Inset, because a scroll container would clip the ring.
      '&:focus-visible': { outlineOffset: -3 },
      '&:hover': { color: vars.color.text.default, background: vars.color.bg.hover },
      '&[aria-selected="true"]': {
        color: vars.color.accent.text,
        borderBlockEndColor: vars.color.accent.solid,
      },
    },
  },
]);

export const panel = style({ borderRadius: radius.sm });
