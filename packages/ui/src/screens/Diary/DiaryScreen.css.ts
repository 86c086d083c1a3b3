import { fallbackVar, style } from '@vanilla-extract/css';
import { from, largeText, radius, space, tabularNumbers, type, vars } from '../../theme/index.ts';
import { topBarHeight } from '../../theme/topBar.css.ts';

const { color } = vars;

/** Chart beside list on wide screens, above it elsewhere. */
export const columns = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

/** Sticky below the app bar while the list beside it scrolls. */
export const chart = style({
  minWidth: 0,
  '@media': { [from.lg]: { position: 'sticky', top: 88 } },
});

export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const average = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs}px ${space.md}px`,
});
export const averageFigure = style([type.h2, tabularNumbers]);

export const day = style({ display: 'flex', flexDirection: 'column', gap: space.sm });

/** Layout is deferred until the day is near the viewport. The placeholder height is that of a day with two entries. */
export const laterDay = style([day, { contentVisibility: 'auto', containIntrinsicHeight: 'auto 212px' }]);

export const entries = style({
  containerType: 'inline-size',
  background: color.bg.surface,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
});

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  padding: space.sm,
  paddingInlineStart: space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});

/** One line where it fits, otherwise with the band below the numbers. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '3rem 1fr auto',
  gridTemplateAreas: '"time values action" ". band band"',
  alignItems: 'center',
  gap: `${space.xs}px ${space.sm}px`,
  '@media': {
    [largeText]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"time" "values" "band" "action"',
    },
  },
  '@container': {
    '(min-width: 600px)': {
      gridTemplateColumns: '4rem 9rem 1fr auto',
      gridTemplateAreas: '"time values band action"',
    },
  },
});

export const time = style([type.body, tabularNumbers, { gridArea: 'time', color: color.text.muted }]);
export const values = style({ gridArea: 'values' });
export const figure = style([type.h3, tabularNumbers]);
export const unit = style([type.small, { color: color.text.muted }]);
export const band = style({
  gridArea: 'band',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minWidth: 0,
});
export const detail = style([type.small, { color: color.text.muted }]);
export const action = style({ gridArea: 'action', display: 'flex' });

/** Word of an action, beside its icon where it fits. The button names the whole entry. */
export const actionWord = style({
  display: 'none',
  '@container': { '(min-width: 600px)': { display: 'inline' } },
});

/** The patient's words about an entry, below its value. */
export const note = style([type.small, { color: color.text.muted, overflowWrap: 'anywhere' }]);

/** Versions of an entry before its changes, below its value. */
export const earlier = style([note, { paddingBlockEnd: space.xs }]);
export const changed = style({ cursor: 'pointer', paddingBlock: space.xs });

/** Scrolls to below the top bar, which stays in view. */
export const formCard = style({
  scrollMarginBlockStart: `calc(${fallbackVar(topBarHeight, '0px')} + ${space.sm}px)`,
});

/** Form beside the measuring tips. */
export const formColumns = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: space.xl } },
});

/** Systolic and diastolic side by side where they fit. */
export const fields = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
});

export const tips = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  padding: space.md,
  color: color.text.muted,
  background: color.bg.sunken,
  borderRadius: radius.md,
});

export const tipList = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

export const tip = style([type.small, { display: 'flex', alignItems: 'flex-start', gap: space.sm }]);

export const tipMark = style({ flexShrink: 0, marginBlockStart: 2, color: color.success.text });
