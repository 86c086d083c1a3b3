import { style } from '@vanilla-extract/css';
import { from, radius, space, vars } from '../../theme/index.ts';

const { color } = vars;

export const score = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.lg,
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      justifyItems: 'stretch',
      alignItems: 'center',
      gap: space.xl,
    },
  },
});

export const areas = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  columnGap: space.xl,
  rowGap: space.md,
  width: '100%',
  padding: 0,
  margin: 0,
  listStyle: 'none',
});

export const area = style({ display: 'flex', flexDirection: 'column', gap: space.xs });
export const areaWords = style({ display: 'flex', justifyContent: 'space-between', gap: space.md });

export const bar = style({
  height: 6,
  borderRadius: radius.full,
  background: color.bg.sunken,
  overflow: 'hidden',
  printColorAdjust: 'exact',
});
export const barFill = style({ height: '100%', borderRadius: radius.full, background: color.accent.solid });

export const cards = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  padding: 0,
  margin: 0,
  listStyle: 'none',
});

/** Name of the page beside the status of its reports; above it on a phone. */
export const card = style({
  display: 'grid',
  gap: space.md,
  '@media': { [from.md]: { gridTemplateColumns: '232px minmax(0, 1fr)', columnGap: space.xl } },
});

export const standings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  columnGap: space.xl,
  rowGap: space.md,
});

export const standing = style({ display: 'flex', flexDirection: 'column', gap: space.xs });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
