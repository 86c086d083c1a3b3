import { style } from '@vanilla-extract/css';
import { from, radius, space, type, vars } from '../../theme/index.ts';

const { color } = vars;

/** Actions beside the explanation; stacked on a phone. */
export const columns = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: '3fr 2fr', gap: space.lg } },
});

export const steps = style({ display: 'flex', flexDirection: 'column', gap: space.md, counterReset: 'step' });

export const step = style({
  position: 'relative',
  paddingInlineStart: 48,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    color: color.accent.onSoft,
    background: color.accent.soft,
    borderRadius: radius.full,
    fontWeight: 700,
  },
});

export const facts = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xs}px ${space.md}px`,
    color: color.text.muted,
  },
]);

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });
