import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { maxWidth, radius, space } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

export const form = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: space.lg, width: '100%' },
  variants: { width: { form: { maxWidth: maxWidth.form }, full: {} } },
  defaultVariants: { width: 'form' },
});

/** Exists only for its event handler; the form lays out its children. */
export const fields = style({ display: 'contents' });

export const summary = style({
  padding: space.md,
  border: `2px solid ${vars.color.danger.text}`,
  borderRadius: radius.md,
  background: vars.color.bg.surface,
});

export const summaryTitle = style([type.body, { fontWeight: 700, marginBlockEnd: space.xs }]);

export const summaryList = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

export const summaryItem = style([
  type.body,
  {
    color: vars.color.danger.text,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: radius.sm,
    selectors: { '&[data-hovered]': { textDecorationThickness: '2px' } },
  },
]);
