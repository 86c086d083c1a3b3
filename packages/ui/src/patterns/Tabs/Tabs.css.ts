import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { controlHeight, durationMs, radius, space } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.lg, minWidth: 0 });

export const list = style({
  display: 'flex',
  gap: space.xs,
  overflowX: 'auto',
  boxShadow: `inset 0 -1px ${vars.color.border.default}`,
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
      // Inwards, because a scrolling box would cut the ring off.
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
