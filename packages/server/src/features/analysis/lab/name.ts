import type { DimensionCode, ReadDoubt } from '@vitalane/contract';
import { findTerms, type Measure } from './terms.ts';

/** What a name stands for. */
export interface NamedTest {
  code: DimensionCode;
  /** `mg/dL` of this test is urea nitrogen, which is what the dimension means by it. */
  isUreaNitrogen: boolean;
  doubts: readonly ReadDoubt[];
}

/** The sample that a heading announces for the rows below it. */
export type Section = 'blood' | 'other';

/** Samples in which no test of blood is measured. */
const otherSample =
  /\burin(?:e|ary|alysis)?\b|air kencing|\b24\s*-?\s*h|\bcsf\b|cerebrospinal|pleural|ascitic|\bfluid\b|\bstool\b|\bsaliva\b/i;
const notSpot = /\b24\s*-?\s*h|\bcsf\b|\bfluid\b/i;
const bloodHeading = /blood|serum|plasma|ha?emat|lipid|liver|hepatic|metabolic|chemistry|electrolyte|diabet/i;

/** Tests whose names contain the name of another one. */
const otherTest = new RegExp(
  [
    String.raw`\bratio\b|nisbah|\bvldl\b|clearance|excretion|\bmch?c?\b|\bmch`,
    'mean (?:cell|corpuscular|platelet)|distribution|estimated average|average glucose|eag\\b',
    'glycated albumin|pre-?albumin|micro-?albumin(?!.*ratio)|corrected|f[oe]+tal|reticulocyte|free h|plasma h(?:a?)emoglobin',
    String.raw`\b(?:in|un)?-?(?:direct|conjugated)\b(?=.*bilirubin)|bilirubin.*\b(?:in|un)?-?(?:direct|conjugated)\b`,
    String.raw`post[\s-]?(?:prandial|meal|lunch|dinner)|\bpp(?:bs|bg|g)?\b|selepas makan|\b[13]\s*-?\s*h(?:ou)?rs?\b`,
  ].join('|'),
  'i',
);

const glucoseSamples: readonly (readonly [DimensionCode, RegExp])[] = [
  ['glucose_fasting', /fast(?:ing)?\b|puasa|\bfb[gs]\b|\bfpg\b/i],
  ['glucose_random', /random|rawak|casual|\brb[gs]\b/i],
  ['glucose_2h', /\b2\s*-?\s*h(?:ou)?r?s?\b|ogtt/i],
];

/** Words that change nothing about what was measured. */
const plainWords = new Set(
  `serum plasma blood whole venous capillary total level levels count conc concentration test result results value reading
   calc calculated measured estimated est direct enzymatic hexokinase ifcc ngsp dcct hplc ckd epi mdrd jaffe adult non fasting
   high low flag normal abnormal final your the darah jumlah aras kiraan ujian keputusan tinggi rendah rate filtration
   mmol umol and dan range ref reference`.split(/\s+/),
);
const ofRatio = /\b(?:spot|random|urine|urinary|urin|rawak|microalbumin|albumin|creatinine|ratio)\b/gi;

/**
 * Resolves the words around a name: which test of which sample it is. Null for a test that is not taken. Words that are
 * not known leave a doubt, because they may name another test.
 */
export function resolveName(
  measure: Measure,
  words: string,
  { section, isFastingReport }: { section: Section; isFastingReport: boolean },
): NamedTest | null {
  const isRatio = measure === 'uacr';
  if (isRatio ? notSpot.test(words) : otherTest.test(words) || otherSample.test(words)) return null;
  if (!isRatio && section === 'other') return null;
  const doubts: ReadDoubt[] = hasUnknownWords(measure, isRatio ? words.replaceAll(ofRatio, ' ') : words)
    ? ['name']
    : [];
  if (measure === 'glucose') return glucose(words, isFastingReport, doubts);
  const isUreaNitrogen = measure === 'urea_nitrogen';
  return { code: isUreaNitrogen ? 'urea' : measure, isUreaNitrogen, doubts };
}

/** A glucose without a word about its sample is a question. */
function glucose(words: string, isFastingReport: boolean, doubts: readonly ReadDoubt[]): NamedTest {
  const named = glucoseSamples.filter(([, pattern]) => pattern.test(words)).map(([code]) => code);
  const isNon = /non[\s-]*fasting/i.test(words);
  const [first = isFastingReport ? 'glucose_fasting' : 'glucose_random'] = isNon
    ? ['glucose_random' as const]
    : named;
  const isNamed = isNon || named.length === 1;
  return { code: first, isUreaNitrogen: false, doubts: isNamed ? doubts : [...doubts, 'sample'] };
}

function hasUnknownWords(measure: Measure, words: string): boolean {
  const own = findTerms(words).filter((term) => term.measure === measure);
  const others = own.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    words,
  );
  const left = glucoseSamples.reduce(
    (text, [, { source }]) => text.replaceAll(new RegExp(source, 'gi'), ' '),
    others,
  );
  return (left.match(/[a-z]{3,}/gi) ?? []).some((word) => !plainWords.has(word.toLowerCase()));
}

/** Returns the sample of the rows below a line without numbers; undefined where it says nothing about that. */
export function sectionOf(heading: string): Section | undefined {
  const [isOther, isBlood] = [otherSample.test(heading), bloodHeading.test(heading)];
  if (isOther === isBlood) return undefined;
  return isOther ? 'other' : 'blood';
}
