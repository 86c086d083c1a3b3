import { style } from '@vanilla-extract/css';
import { from, radius, space, vars } from '../../theme/index.ts';

const { color } = vars;

/** QR code beside its instructions; above them on a phone. */
export const scan = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: '13rem 1fr' } },
});

/** Secret for manual input. */
export const key = style({
  fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
});

export const codes = style([
  key,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
    gap: space.sm,
    padding: space.md,
    borderRadius: radius.md,
    background: color.bg.sunken,
    listStyle: 'none',
  },
]);
