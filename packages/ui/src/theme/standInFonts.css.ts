import { globalFontFace } from '@vanilla-extract/css';

/** Ascent and descent of the bundled font, in em. */
const ascent = 0.984;
const descent = 0.316;

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

interface Weight {
  fontWeight: string;
  /** Names of local fonts. */
  names: readonly string[];
  /** Width of ordinary English text in the bundled font, relative to the local fonts. */
  scale: number;
}

function toFace({ fontWeight, names, scale }: Weight) {
  return {
    src: names.map((name) => `local('${name}')`).join(', '),
    fontWeight,
    sizeAdjust: percent(scale),
    ascentOverride: percent(ascent / scale),
    descentOverride: percent(descent / scale),
    lineGapOverride: '0%',
  };
}

const regular = '200 500';
// The bundled font widens with its weight; bold local fonts have a single weight for both.
const semibold = '501 650';
const bold = '651 800';

const boldNames = [
  'Roboto Bold',
  'Arial Bold',
  'Helvetica Neue Bold',
  'Helvetica Bold',
  'Liberation Sans Bold',
];

// Fallback fonts: local fonts, scaled to the metrics of the bundled font, while it loads. They have the names in
// `fontFamily`. Lines then break at the same words, and the layout does not shift.
globalFontFace('Vitalane stand-in', [
  toFace({
    fontWeight: regular,
    names: ['Roboto', 'Arial', 'Helvetica Neue', 'Helvetica', 'Liberation Sans'],
    scale: 0.983,
  }),
  toFace({ fontWeight: semibold, names: boldNames, scale: 0.964 }),
  toFace({ fontWeight: bold, names: boldNames, scale: 0.993 }),
]);
globalFontFace('Vitalane stand-in wide', [
  toFace({ fontWeight: regular, names: ['DejaVu Sans'], scale: 0.87 }),
  toFace({ fontWeight: semibold, names: ['DejaVu Sans Bold'], scale: 0.809 }),
  toFace({ fontWeight: bold, names: ['DejaVu Sans Bold'], scale: 0.833 }),
]);
