import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { durationMs, radius, space } from '../../theme/scale.ts';
import { tabularNumbers, type } from '../../theme/type.css.ts';

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.sm,
  minWidth: 0,
  margin: 0,
  padding: space.lg,
  border: `2px dashed ${vars.color.border.control}`,
  borderRadius: radius.md,
  textAlign: 'center',
  background: vars.color.bg.surface,
  transition: `background-color ${durationMs.state}ms, border-color ${durationMs.state}ms`,
  selectors: {
    '[data-invalid] > &': { borderColor: vars.color.danger.text },
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: vars.color.accent.solid,
      background: vars.color.bg.selected,
    },
  },
});

export const zoneIcon = style({ color: vars.color.text.muted });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.sm });

export const rules = style([type.small, { color: vars.color.text.muted }]);

export const problems = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  marginBlockStart: space.xs,
});

export const files = style({ display: 'flex', flexDirection: 'column', marginBlockStart: space.xs });

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});

export const fileIcon = style({ color: vars.color.text.muted });

export const picture = style({ width: 64, height: 64, objectFit: 'cover', borderRadius: radius.md });

export const words = style({ display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 });

export const name = style([type.body, { overflowWrap: 'anywhere' }]);

export const size = style([
  type.small,
  tabularNumbers,
  { color: vars.color.text.muted, whiteSpace: 'nowrap', marginInlineStart: space.sm },
]);

export const state = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.xs,
    color: vars.color.text.muted,
    selectors: {
      '&[data-status=sent]': { color: vars.color.success.text, fontWeight: 600 },
      '&[data-status=failed], &[data-status=refused]': { color: vars.color.danger.text, fontWeight: 600 },
    },
  },
]);

export const stateIcon = style({ marginBlockStart: 2 });

export const actions = style({ display: 'flex', alignItems: 'center' });
