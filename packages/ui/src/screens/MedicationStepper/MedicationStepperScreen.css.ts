import { style } from '@vanilla-extract/css';
import { from, radius, space, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const form = style({ display: 'flex', flexDirection: 'column', gap: space.lg });

/** Related fields side by side where they fit. */
export const pair = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.border.subtle}`,
});

export const times = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  margin: 0,
  padding: 0,
  border: 'none',
});

export const time = style({ display: 'flex', alignItems: 'end', gap: space.sm, maxWidth: '16rem' });

export const doseSteps = style([times, { gap: space.md }]);

export const doseStep = style({
  margin: 0,
  padding: `${space.xs}px ${space.sm}px ${space.md}px`,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
});

export const doseStepHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const sections = style({
  background: color.bg.surface,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
});

export const section = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.sm,
  padding: space.sm,
  paddingInlineStart: space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});

export const answers = style({
  display: 'grid',
  gap: `${space.xs}px ${space.md}px`,
  minWidth: 0,
  '@media': { [from.sm]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
});

export const answerName = style([type.body, { color: color.text.muted }]);
export const answer = style([type.body, { overflowWrap: 'anywhere', marginBlockEnd: space.xs }]);
