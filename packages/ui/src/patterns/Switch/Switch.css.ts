import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { controlHeight, durationMs, radius, space } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minHeight: controlHeight.md,
  cursor: 'pointer',
});

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const label = style([type.body, { fontWeight: 600 }]);

export const description = style([type.small, { color: vars.color.text.muted }]);

export const track = style({
  position: 'relative',
  flexShrink: 0,
  width: 48,
  height: 28,
  border: `2px solid ${vars.color.border.control}`,
  borderRadius: radius.full,
  background: vars.color.bg.surface,
  transition: `background-color ${durationMs.state}ms, border-color ${durationMs.state}ms`,
  selectors: {
    [`${root}[data-selected] &`]: {
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.solid,
    },
    [`${root}[data-focus-visible] &`]: { outline: `3px solid ${vars.color.focus.ring}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { [`${root}[data-selected] &`]: { background: 'Highlight' } } },
  },
});

export const thumb = style({
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineStart: 3,
  width: 18,
  height: 18,
  borderRadius: '50%',
  background: vars.color.border.control,
  transition: `transform ${durationMs.state}ms, background-color ${durationMs.state}ms`,
  selectors: {
    [`${root}[data-selected] &`]: { background: vars.color.accent.onSolid, transform: 'translateX(20px)' },
  },
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
});
