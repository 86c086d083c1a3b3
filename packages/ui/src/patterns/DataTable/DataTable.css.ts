import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { largeText, radius, space, type, vars } from '../../theme/index.ts';

const { color } = vars;
const rowPadding = createVar();

/** Container query: tables also appear in narrow columns. */
const narrow = '(max-width: 599px)';
const whenNarrow = (rule: NonNullable<StyleRule['@container']>[string]): StyleRule => ({
  '@container': { [narrow]: rule },
});

const hide = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const container = style({ containerType: 'inline-size', minWidth: 0 });

export const table = recipe({
  base: [
    type.body,
    { width: '100%', borderCollapse: 'collapse', textAlign: 'start' },
    whenNarrow({ display: 'block' }),
  ],
  variants: {
    density: {
      comfortable: { vars: { [rowPadding]: '12px' } },
      compact: { vars: { [rowPadding]: '4px' } },
    },
  },
});

export const head = style(whenNarrow(hide));

export const body = style(whenNarrow({ display: 'flex', flexDirection: 'column', gap: space.sm }));

export const row = recipe({
  base: [
    {
      borderBottom: `1px solid ${color.border.subtle}`,
      selectors: { '&:last-child': { borderBottom: 0 } },
    },
    whenNarrow({ display: 'flex', flexDirection: 'column', gap: space.xs }),
  ],
  variants: {
    density: {
      comfortable: whenNarrow({
        padding: space.md,
        background: color.bg.surface,
        border: `1px solid ${color.border.subtle}`,
        borderRadius: radius.md,
        selectors: { '&:last-child': { borderBottom: `1px solid ${color.border.subtle}` } },
      }),
      // Lines instead of cards: a dense table is usually inside a card.
      compact: whenNarrow({ paddingBottom: space.sm }),
    },
  },
});

const align = {
  start: { textAlign: 'start' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;

export const header = recipe({
  base: [
    type.small,
    {
      padding: `${space.sm}px ${space.md}px`,
      color: color.text.muted,
      fontWeight: 600,
      borderBottom: `1px solid ${color.border.default}`,
      whiteSpace: 'nowrap',
    },
  ],
  variants: { align },
});

const cellLayout = style({
  padding: `${rowPadding} ${space.md}px`,
  fontWeight: 400,
  verticalAlign: 'middle',
  '@container': {
    [narrow]: { display: 'flex', justifyContent: 'space-between', gap: space.md, padding: 0 },
  },
  '@media': { [largeText]: { flexWrap: 'wrap' } },
});

/** Sentences have the width of the card, below their heading. */
const prose = style(whenNarrow({ display: 'block' }));

export const cell = recipe({ base: cellLayout, variants: { align, isProse: { true: prose } } });

export const rowHeader = recipe({
  base: [cellLayout, { fontWeight: 600 }],
  variants: { align },
});

/** Column heading beside a value. The first value of a card is its title and has none. */
export const cellLabel = style({
  display: 'none',
  '@container': {
    [narrow]: {
      display: 'block',
      // Shrinks in favour of unbreakable values, such as a badge, which would overflow the card.
      flexShrink: 1,
      color: color.text.muted,
      selectors: { 'th > &': { display: 'none' } },
    },
  },
});

export const cellValue = style([
  { overflowWrap: 'anywhere' },
  whenNarrow({
    flexShrink: 1000,
    minWidth: 'min-content',
    textAlign: 'end',
    selectors: { [`th > &, ${prose} > &`]: { textAlign: 'start' } },
  }),
]);

export const actions = style({
  padding: `${rowPadding} ${space.md}px`,
  '@container': { [narrow]: { padding: 0, paddingTop: space.xs } },
});

export const buttons = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    justifyContent: 'flex-end',
    // Names may wrap; button labels are short and do not.
    whiteSpace: 'nowrap',
  },
  whenNarrow({ whiteSpace: 'normal' }),
]);
