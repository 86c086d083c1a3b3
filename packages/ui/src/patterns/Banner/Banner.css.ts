import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

const tint = ({ soft, border }: { soft: string; border: string }) => ({
  background: soft,
  borderColor: border,
});

/** Styles of `Banner`. */
export const banner = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    minWidth: 0,
    paddingBlock: 12,
    paddingInline: space.md,
    border: '1px solid',
    borderRadius: radius.md,
    color: vars.color.text.default,
  },
  variants: {
    tone: {
      info: tint(vars.color.info),
      success: tint(vars.color.success),
      warning: tint(vars.color.warning),
      error: tint(vars.color.danger),
    },
  },
});

/** Icon of the tone, aligned with the first line of text. */
export const icon = recipe({
  base: { flexShrink: 0, marginBlockStart: 1 },
  variants: {
    tone: {
      info: { color: vars.color.info.text },
      success: { color: vars.color.success.text },
      warning: { color: vars.color.warning.text },
      error: { color: vars.color.danger.text },
    },
  },
});

export const words = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: space.xs });

export const title = style([type.body, { fontWeight: 700 }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginBlockStart: space.xs,
});

export const dismiss = style({ margin: -space.sm, marginInlineStart: 0 });
