import { style } from '@vanilla-extract/css';
import { from, radius, space, tabularNumbers, type, vars } from '../../theme/index.ts';

const { color } = vars;

/** The chart stays beside the list on wide screens and above it on a phone. */
export const day = style({ display: 'flex', flexDirection: 'column', gap: space.sm });

export const entries = style({
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

/** One line where there is room; on a phone the band goes under the numbers. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem 1fr auto',
  gridTemplateAreas: '"time values action" "time band action"',
  alignItems: 'center',
  gap: `${space.xs}px ${space.sm}px`,
  '@media': {
    [from.sm]: {
      gridTemplateColumns: '4rem 9rem 1fr auto',
      gridTemplateAreas: '"time values band action"',
    },
  },
});

export const time = style([type.body, tabularNumbers, { gridArea: 'time', color: color.text.muted }]);
export const values = style({ gridArea: 'values' });
export const figure = style([type.h3, tabularNumbers]);
export const unit = style([type.small, { color: color.text.muted }]);
export const band = style({ gridArea: 'band', minWidth: 0 });
export const action = style({ gridArea: 'action' });

/** Two fields a line: the numbers, then day and time. */
export const fields = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr', columnGap: space.lg } },
});
