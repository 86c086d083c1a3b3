import type { PrintedName } from '@vitalane/clinical';
import type { DimensionCode, ReadDoubt } from '@vitalane/contract';
import { findTerms } from './terms.ts';

/** The test that a name refers to. */
export interface NamedTest {
  code: DimensionCode;
  /** Whether `mg/dL` of this test means urea nitrogen, as in the dimension. */
  isUreaNitrogen: boolean;
  doubts: readonly ReadDoubt[];
}

/** Sample of the rows below a heading. */
export type Section = 'blood' | 'other';

/** Samples without blood tests. */
const otherSample =
  /\burin(?:e|ary|alysis)?\b|air kencing|\b24\s*-?\s*h|\bcsf\b|cerebrospinal|pleural|ascitic|\bfluid\b|\bstool\b|\bsaliva\b/i;
const nonSpotSample = /\b24\s*-?\s*h|\bcsf\b|\bfluid\b/i;
const bloodHeading = /blood|serum|plasma|ha?emat|lipid|liver|hepatic|metabolic|chemistry|electrolyte|diabet/i;

/** Tests whose names contain the name of another test. */
const otherTest = new RegExp(
  [
    String.raw`\bratio\b|nisbah|\bvldl\b|clearance|excretion|\bmch?c?\b|\bmch`,
    'mean (?:cell|corpuscular|platelet)|distribution|estimated average|average glucose|eag\\b',
    'glycated albumin|pre-?albumin|micro-?albumin(?!.*ratio)|corrected|adjusted|ioni[sz]ed|antibod|receptor|f[oe]+tal|reticulocyte|free h|plasma h(?:a?)emoglobin',
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

/** Words that do not change the test. */
const plainWords = new Set(
  `serum plasma blood whole venous capillary total level levels count conc concentration test result results value reading
   calc calculated measured estimated est direct enzymatic hexokinase ifcc ngsp dcct hplc ckd epi mdrd jaffe adult non fasting
   high low flag normal abnormal final your the darah jumlah aras kiraan ujian keputusan tinggi rendah rate filtration
   mmol umol and dan range ref reference`.split(/\s+/),
);
const ofRatio = /\b(?:spot|random|urine|urinary|urin|rawak|microalbumin|albumin|creatinine|ratio)\b/gi;

/**
 * Resolves the words around a name to a test and its sample; `null` for an unsupported test. Unknown words
 * cause a doubt, because they may name another test.
 */
export function resolveName(
  measure: PrintedName,
  words: string,
  { section, isFastingReport }: { section: Section; isFastingReport: boolean },
): NamedTest | null {
  const isRatio = measure === 'uacr';
  if (isRatio ? nonSpotSample.test(words) : otherSample.test(words)) return null;
  if (!isRatio && otherTest.test(words) && !isOwnName(measure, words)) return null;
  if (!isRatio && section === 'other') return null;
  const doubts: ReadDoubt[] = hasUnknownWords(measure, isRatio ? words.replaceAll(ofRatio, ' ') : words)
    ? ['name']
    : [];
  if (measure === 'glucose') return glucose(words, isFastingReport, doubts);
  const isUreaNitrogen = measure === 'urea_nitrogen';
  return { code: isUreaNitrogen ? 'urea' : measure, isUreaNitrogen, doubts };
}

/** Resolves a glucose. Without a word about its sample it is doubtful. */
function glucose(words: string, isFastingReport: boolean, doubts: readonly ReadDoubt[]): NamedTest {
  const named = glucoseSamples.filter(([, pattern]) => pattern.test(words)).map(([code]) => code);
  const isNon = /non[\s-]*fasting/i.test(words);
  const [first = isFastingReport ? 'glucose_fasting' : 'glucose_random'] = isNon
    ? ['glucose_random' as const]
    : named;
  const isNamed = isNon || named.length === 1;
  return { code: first, isUreaNitrogen: false, doubts: isNamed ? doubts : [...doubts, 'sample'] };
}

/** Returns whether the name itself contains words of another test: the ratio of an INR. */
function isOwnName(measure: PrintedName, words: string): boolean {
  const own = findTerms(words).filter((term) => term.measure === measure);
  return own.some(({ start, end }) => otherTest.test(words.slice(start, end)));
}

function hasUnknownWords(measure: PrintedName, words: string): boolean {
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

/** Returns the sample of the rows below a heading; `undefined` when the heading does not name one. */
export function sectionOf(heading: string): Section | undefined {
  const [isOther, isBlood] = [otherSample.test(heading), bloodHeading.test(heading)];
  if (isOther === isBlood) return undefined;
  return isOther ? 'other' : 'blood';
}
