import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { maxWidth, radius, space } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  maxWidth: maxWidth.reading,
  padding: space.md,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: radius.md,
  background: vars.color.bg.surface,
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  borderRadius: radius.full,
  color: vars.color.accent.onSoft,
  background: vars.color.accent.soft,
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: space.sm, minWidth: 0 });

export const title = style([type.body, { fontWeight: 700 }]);

export const steps = style({ listStyle: 'decimal', paddingInlineStart: 24 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
