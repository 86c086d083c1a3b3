import { style } from '@vanilla-extract/css';
import { from, space, vars } from '../../theme/index.ts';

/** List of reports beside the open report; above it on a phone. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': {
    [from.md]: { gridTemplateColumns: '208px minmax(0, 1fr)', gap: space.xl, alignItems: 'start' },
    print: { display: 'block' },
  },
});

export const aside = style({ '@media': { [from.md]: { position: 'sticky', top: 64 + space.lg } } });

export const sections = style({ display: 'flex', flexDirection: 'column', gap: space.xxl });

/** Line between two reports of a page. */
export const rule = style({
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  paddingBlockStart: space.xl,
});
