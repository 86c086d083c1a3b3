import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { durationMs, space } from '../../theme/scale.ts';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  textAlign: 'start',
  selectors: {
    // React Aria marks the field, not its button.
    '[data-invalid] > &': {
      borderColor: vars.color.danger.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger.text}`,
    },
  },
});

export const value = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.text.muted } },
});

export const arrow = style({
  color: vars.color.text.muted,
  transition: `transform ${durationMs.state}ms`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});
