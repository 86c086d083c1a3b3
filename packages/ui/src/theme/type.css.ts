import { style } from '@vanilla-extract/css';
import { from } from './scale.ts';

/** Fonts in order: a font for low vision, Inter for missing glyphs (µ), local fonts scaled to the same metrics, system fonts. */
export const fontFamily =
  "'Atkinson Hyperlegible Next Variable', 'Inter Variable', 'Vitalane stand-in', 'Vitalane stand-in wide', system-ui, sans-serif";

const rem = (px: number) => `${px / 16}rem`;
const step = (sizePx: number, linePx: number, fontWeight = 400) => ({
  fontSize: rem(sizePx),
  lineHeight: rem(linePx),
  fontWeight,
});

/** Text steps as classes for composition: `style([type.small, { … }])`. Sizes in rem follow the browser's font size setting. */
export const type = {
  caption: style(step(14, 20)),
  small: style(step(15, 22)),
  body: style(step(17, 26)),
  lead: style(step(20, 30)),
  h3: style(step(20, 28, 600)),
  h2: style([step(24, 32, 700), { letterSpacing: '-0.005em' }]),
  h1: style([
    step(28, 36, 700),
    { letterSpacing: '-0.01em', '@media': { [from.md]: { fontSize: rem(34), lineHeight: rem(42) } } },
  ]),
  figure: style([step(40, 44, 700), { fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.01em' }]),
};

/** Name of a text step. */
export type TypeStep = keyof typeof type;

/** Digits of equal width, for figures in a column. */
export const tabularNumbers = style({ fontVariantNumeric: 'tabular-nums' });
