import {
  apri,
  CITATIONS,
  DEFAULT_UPPER_LIMIT_UL,
  fib4,
  type LiverEnzymeCategory,
  liverEnzymes,
  round,
} from '@vitalane/clinical';
import type { Level } from '@vitalane/contract';
import { ageInYears } from '../age.ts';
import type { HealthFacts, LabTest } from '../facts.ts';
import { explain, type Part } from '../parts.ts';
import type { Report } from '../report.ts';
import { labSeries } from '../series.ts';

const slightly =
  'Slightly outside the range. Common causes are fat in the liver, alcohol, medicines and viruses. Repeat and review the test.';
const reviewSoon =
  'This needs review soon. Yellow eyes, dark urine, confusion or vomiting blood: go to emergency care.';

const enzymeWords: Record<LiverEnzymeCategory, { level: Level; text: string }> = {
  within_range: { level: 'info', text: 'Your liver enzymes are in the usual range.' },
  borderline: { level: 'see_doctor', text: slightly },
  mild: { level: 'see_doctor', text: slightly },
  moderate: { level: 'see_doctor', text: reviewSoon },
  severe: { level: 'urgent', text: `Far outside the range. ${reviewSoon}` },
};

const scarringWords: Record<string, { level: Level; text: string }> = {
  low: { level: 'info', text: 'Scarring of the liver is unlikely by this score.' },
  indeterminate: {
    level: 'see_doctor',
    text: 'This score cannot tell. Ask your doctor about a further test.',
  },
  high: { level: 'see_doctor', text: 'This score needs review by a doctor soon.' },
  not_validated: { level: 'info', text: 'This score is not reliable under 35 years. Ask your doctor.' },
};

/** The printed upper limit, where it can be one. */
function upperLimit(test: LabTest | undefined, code: 'alt' | 'ast'): number | null {
  const limit = test?.results[code]?.referenceHigh ?? null;
  return limit !== null && limit >= 10 && limit <= 100 ? limit : null;
}

function enzymePart(test: LabTest | undefined): Part {
  const [altUL, astUL] = [test?.results.alt?.value, test?.results.ast?.value];
  const [altUlnUL, astUlnUL] = [upperLimit(test, 'alt'), upperLimit(test, 'ast')];
  const subject = { label: 'Your liver enzymes', what: 'How your liver enzymes stand' };
  return explain(subject, liverEnzymes({ altUL, astUL, altUlnUL, astUlnUL }), ({ category }) => {
    const { level, text } = enzymeWords[category];
    const row = (label: string, value: number | undefined, limit: number | null) =>
      `${label} ${value} U/L (the usual limit is ${limit ?? DEFAULT_UPPER_LIMIT_UL} U/L)`;
    return {
      category,
      findings: [
        {
          label: 'Your liver enzymes',
          text: `${row('ALT', altUL, altUlnUL)}, ${row('AST', astUL, astUlnUL)}. ${text}`,
          status: level,
        },
      ],
      values: [
        { code: 'alt', label: 'ALT', value: altUL ?? null, unit: 'U/L', category },
        { code: 'ast', label: 'AST', value: astUL ?? null, unit: 'U/L', category },
      ],
      advice: ['Repeat the test as planned.'],
    };
  });
}

function scorePart(code: string, label: string, score: number, category: string): Part {
  const { level, text } = scarringWords[category] ?? { level: 'info', text: '' };
  const value = round(score, 2);
  return {
    findings: [{ label, text: `${value.toFixed(2)}. ${text}`, status: level }],
    values: [{ code, label, value, unit: null, category }],
  };
}

function scoreParts(test: LabTest | undefined, { dateOfBirth, asOf }: HealthFacts): Part[] {
  const ageYears = dateOfBirth && ageInYears(dateOfBirth, test?.date ?? asOf);
  const [altUL, astUL] = [test?.results.alt?.value, test?.results.ast?.value];
  const plateletsE9L = test?.results.platelets?.value;
  const scarring = fib4({ ageYears: ageYears === '' ? null : ageYears, altUL, astUL, plateletsE9L });
  const ratio = apri({ astUL, plateletsE9L, astUlnUL: upperLimit(test, 'ast') });
  return [
    explain({ label: 'FIB-4', what: 'FIB-4, a score for scarring of the liver,' }, scarring, (result) =>
      scorePart('fib4', 'FIB-4', result.fib4, result.category),
    ),
    // Secondary to FIB-4: shown where it can be worked out, and not asked for.
    ratio.status === 'ok' ? scorePart('apri', 'APRI', ratio.apri, ratio.category) : {},
  ];
}

/** Liver tests of one laboratory report: the newest one with a liver enzyme. */
export const liverReport: Report = {
  name: 'liver-health-analysis',
  title: 'Your liver tests',
  model: 'FIB-4 and APRI',
  version: '2006 and 2003',
  sources: [CITATIONS.liver],
  seekCare: ['Yellow eyes, dark urine, confusion or vomiting blood: go to emergency care.'],
  inputs: ['alt', 'ast', 'platelets', 'age'],
  isForEveryone: false,
  analyse(_inputs, facts) {
    const test = facts.labTests.find(({ results }) => results.alt ?? results.ast);
    return [enzymePart(test), ...scoreParts(test, facts), labSeries(facts, ['alt', 'ast', 'platelets'])];
  },
};
