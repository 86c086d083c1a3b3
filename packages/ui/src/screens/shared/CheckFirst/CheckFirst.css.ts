import { fallbackVar, style } from '@vanilla-extract/css';
import { radius, space, vars } from '../../../theme/index.ts';
import { topBarHeight } from '../../../theme/topBar.css.ts';

const { warning, text } = vars.color;

/** Scrolls to below the top bar, which stays in view. Words have the whole width, so that more of them fit on a phone. */
export const pending = style({
  scrollMarginBlockStart: `calc(${fallbackVar(topBarHeight, '0px')} + ${space.sm}px)`,
  paddingBlock: 12,
  paddingInline: space.md,
  border: `1px solid ${warning.border}`,
  borderRadius: radius.md,
  color: text.default,
  background: warning.soft,
});

export const reason = style({ display: 'flex', alignItems: 'flex-start', gap: space.sm });
export const icon = style({ flexShrink: 0, color: warning.text });

/** Question below the advice. */
export const question = style({
  selectors: {
    '* + &': { borderBlockStart: `1px solid ${warning.border}`, paddingBlockStart: space.sm },
  },
});
