import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { controlHeight, durationMs, radius, space } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

const solid = createVar();
const solidHover = createVar();
const solidPressed = createVar();
const onSolid = createVar();
const soft = createVar();
const softHover = createVar();
const onSoft = createVar();
const plain = createVar();

/** Sets only the colour slots of a tone, so that every tone works with every variant. */
const slots = (tone: typeof vars.color.accent) => ({
  [solid]: tone.solid,
  [solidHover]: tone.solidHover,
  [solidPressed]: tone.solidPressed,
  [onSolid]: tone.onSolid,
  [soft]: tone.soft,
  [softHover]: tone.softHover,
  [onSoft]: tone.onSoft,
  [plain]: tone.text,
});

/** Space beside the label, in px. */
const paddingPx = { md: 20, sm: 12 };

/** Styles of `Button` and `ButtonLink`. */
export const button = recipe({
  base: [
    type.body,
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space.sm,
      // Invisible until forced colours remove the fill.
      border: '1px solid transparent',
      borderRadius: radius.sm,
      fontWeight: 600,
      textAlign: 'center',
      // A list of long names may break anywhere, but not the buttons in it.
      overflowWrap: 'break-word',
      textDecoration: 'none',
      cursor: 'pointer',
      transition: `background-color ${durationMs.state}ms, color ${durationMs.state}ms`,
      WebkitTapHighlightColor: 'transparent',
      selectors: { '&[data-pending]': { cursor: 'progress' } },
    },
  ],
  variants: {
    tone: {
      accent: { vars: slots(vars.color.accent) },
      danger: { vars: slots(vars.color.danger) },
    },
    variant: {
      solid: {
        color: onSolid,
        background: solid,
        selectors: {
          '&[data-hovered]': { background: solidHover },
          '&[data-pressed]': { background: solidPressed },
        },
      },
      soft: {
        color: onSoft,
        background: soft,
        selectors: { '&[data-hovered], &[data-pressed]': { background: softHover } },
      },
      quiet: {
        color: plain,
        background: 'none',
        selectors: {
          '&[data-hovered]': { color: onSoft, background: soft },
          '&[data-pressed]': { color: onSoft, background: softHover },
        },
      },
    },
    size: {
      md: { minHeight: controlHeight.md, paddingBlock: space.xs, paddingInline: paddingPx.md },
      sm: {
        minHeight: controlHeight.sm,
        paddingBlock: space.xxs,
        paddingInline: paddingPx.sm,
        fontSize: '0.9375rem',
      },
    },
    width: { auto: {}, full: { width: '100%' } },
  },
  // The label of a quiet button that begins a row stands below the text above it; the padding shows on hover only.
  compoundVariants: (['md', 'sm'] as const).map((size) => ({
    variants: { variant: 'quiet', size, width: 'auto' } as const,
    style: { selectors: { '&:first-child': { marginInlineStart: -paddingPx[size] } } },
  })),
  defaultVariants: { tone: 'accent', variant: 'solid', size: 'md', width: 'auto' },
});
