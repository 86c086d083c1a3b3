import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/scale.ts';
import { tabularNumbers } from '../../theme/type.css.ts';
import { control, native } from '../Field/Field.css.ts';

const own = style({
  width: 'auto',
  maxWidth: '100%',
  alignSelf: 'flex-start',
  // Safari on a phone draws an empty one as narrow as its padding.
  minInlineSize: '9rem',
  // “dd/mm/yyyy” is no answer; while it is being typed all of it is plain.
  selectors: { '&[data-empty]:not(:focus)': { color: vars.color.text.muted } },
});

/** A date or time in the browser's own control. */
export const input = [control(), native, tabularNumbers, own].join(' ');

const part = (name: string) => `${own}::-webkit-${name}`;
globalStyle(part('date-and-time-value'), { textAlign: 'start', minBlockSize: '1lh' });
globalStyle(part('datetime-edit'), { padding: 0 });
globalStyle(part('datetime-edit-fields-wrapper'), { padding: 0 });
globalStyle(part('calendar-picker-indicator'), {
  width: 20,
  height: 20,
  padding: 0,
  marginInlineStart: space.sm,
  opacity: 0.75,
  cursor: 'pointer',
});
for (const name of ['day', 'month', 'year', 'hour', 'minute', 'ampm'])
  globalStyle(`${part(`datetime-edit-${name}-field`)}:focus`, {
    borderRadius: radius.sm,
    color: vars.color.accent.onSolid,
    background: vars.color.accent.solid,
    '@media': {
      '(forced-colors: active)': {
        color: 'HighlightText',
        background: 'Highlight',
        forcedColorAdjust: 'none',
      },
    },
  });

/** Date and time beside one another, under one another when narrow. */
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space.lg,
  rowGap: space.md,
});
