import { style } from '@vanilla-extract/css';
import { from, space, type, vars } from '../../theme/index.ts';

const { color } = vars;

/** Brand beside the form on wide screens, above it on a phone. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: color.bg.surface,
  '@media': { [from.md]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});

export const brand = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  padding: space.md,
  overflow: 'hidden',
  color: color.accent.onSoft,
  background: color.accent.soft,
  '@media': {
    [from.sm]: { padding: space.lg },
    // Sticky beside a form that is longer than the window.
    [from.md]: {
      position: 'sticky',
      insetBlockStart: 0,
      alignSelf: 'start',
      gap: space.lg,
      height: '100dvh',
      padding: space.xxl,
      paddingBlockEnd: 0,
    },
  },
});

export const promise = style([
  type.body,
  {
    maxWidth: '22ch',
    textWrap: 'balance',
    '@media': {
      [from.md]: {
        marginBlockStart: space.xl,
        fontSize: '2.125rem',
        lineHeight: '2.625rem',
        fontWeight: 700,
      },
    },
  },
]);

/** Spans the lower edge of the panel. */
export const picture = style({
  display: 'none',
  marginBlockStart: 'auto',
  marginInline: -space.xxl,
  '@media': { [from.md]: { display: 'block' } },
});

export const main = style({
  display: 'flex',
  flex: 1,
  justifyContent: 'center',
  padding: `${space.xl}px ${space.md}px`,
  '@media': { [from.md]: { alignItems: 'center', padding: space.xxl } },
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  width: '100%',
  maxWidth: 440,
});
