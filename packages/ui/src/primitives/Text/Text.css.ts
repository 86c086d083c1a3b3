import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { tabularNumbers, type } from '../../theme/type.css.ts';

/** Styles of `Text`. */
export const text = recipe({
  variants: {
    size: { caption: type.caption, small: type.small, body: type.body, lead: type.lead, figure: type.figure },
    tone: {
      default: { color: vars.color.text.default },
      muted: { color: vars.color.text.muted },
      accent: { color: vars.color.accent.text },
      success: { color: vars.color.success.text },
      warning: { color: vars.color.warning.text },
      danger: { color: vars.color.danger.text },
      inherit: { color: 'inherit' },
    },
    weight: { regular: {}, medium: { fontWeight: 600 }, bold: { fontWeight: 700 } },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    isTruncated: {
      true: {
        display: 'block',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
    hasTabularNumbers: { true: tabularNumbers },
  },
  defaultVariants: { size: 'body', tone: 'default', weight: 'regular', align: 'start' },
});

/** Maximum line length for readability. */
export const paragraph = style({ maxInlineSize: '68ch', textWrap: 'pretty' });
