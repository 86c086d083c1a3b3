import {
  apri,
  ENZYME_WORDS,
  enzymeCategory,
  enzymeWords,
  fib4,
  LIMIT_ONLY_WORDS,
  LIVER_REPORT,
  QUANTITIES,
  SCARRING_WORDS,
  usableUpperLimit,
} from '@vitalane/clinical';
import { completedYears } from '@vitalane/time';
import { quantityText } from '../../../own-units/ownUnits.ts';
import type { HealthFacts, LabTest } from '../../health-facts/facts.ts';
import { newestTest, shownResult } from '../../health-facts/labs.ts';
import { explain, findingOf, type Part, withoutResult } from '../../health-facts/parts.ts';
import { reportValue } from '../../health-facts/quantities.ts';
import type { Report } from '../report.ts';
import { labSeries } from '../series.ts';
import { twoResultsPart } from './questions.ts';

const scope = { part: 'liver_band', label: LIVER_REPORT.title } as const;

/** Returns one enzyme with its limit. */
function enzymePart(code: 'alt' | 'ast', test: LabTest, { units }: HealthFacts): Part {
  const result = test.results[code];
  if (!result) return {};
  const { label } = QUANTITIES[code];
  const limitUL = usableUpperLimit(result.referenceHigh);
  const category = enzymeCategory({ valueUL: result.value, comparator: result.comparator, limitUL });
  const shown = shownResult(units, code, result);
  const words = category ? ENZYME_WORDS[category] : LIMIT_ONLY_WORDS;
  const value = result.comparator === null ? result.value : null;
  return {
    scope,
    ...(category && { category }),
    findings: [{ ...findingOf(label, enzymeWords(shown.text, limitUL), words), plain: `${shown.text}.` }],
    values: [reportValue(code, value, { category, shown })],
  };
}

function scorePart(code: 'fib4' | 'apri', score: number, category: string): Part {
  const { label } = QUANTITIES[code];
  const words = SCARRING_WORDS[category] ?? { level: 'info', text: '' };
  return {
    scope: { part: 'fib4_band', label, isDerived: true },
    findings: [findingOf(label, `${quantityText({}, code, score)}.`, words)],
    values: [reportValue(code, score, { category })],
  };
}

/** Returns the scores for fibrosis, from the results of one sample. */
function scoreParts(test: LabTest | null, { dateOfBirth, asOf }: HealthFacts): Part[] {
  const number = (code: 'alt' | 'ast' | 'platelets') => {
    const result = test?.results[code];
    return result?.comparator === null ? result.value : null;
  };
  const ageYears = dateOfBirth === null ? null : completedYears(dateOfBirth, test?.date ?? asOf);
  const [altUL, astUL, plateletsE9L] = [number('alt'), number('ast'), number('platelets')];
  const scarring = fib4({ ageYears, altUL, astUL, plateletsE9L });
  const ratio = apri({
    astUL,
    plateletsE9L,
    astUlnUL: usableUpperLimit(test?.results.ast?.referenceHigh ?? null),
  });
  const { label } = QUANTITIES.fib4;
  const subject = { label, what: 'FIB-4, a score for scarring of the liver,' };
  const part = explain(subject, scarring, (result) => scorePart('fib4', result.fib4, result.category));
  return [
    { ...part, scope: { part: 'fib4_band', label, isDerived: true } },
    // APRI is secondary to FIB-4: it is shown if it can be calculated, but its inputs are not requested.
    ratio.status === 'ok' ? scorePart('apri', ratio.apri, ratio.category) : {},
  ];
}

/** Report on liver tests of one laboratory report: the newest one with a liver enzyme. */
export const liverReport: Report = {
  ...LIVER_REPORT,
  name: 'liver-health-analysis',
  inputs: ['alt', 'ast', 'platelets', 'age'],
  alertCodes: ['bilirubin'],
  analyse(_inputs, facts) {
    const test = newestTest(facts, ['alt', 'ast']);
    const subject = { label: 'Your liver enzymes', what: 'How your liver enzymes stand' };
    return [
      ...(test
        ? [enzymePart('alt', test, facts), enzymePart('ast', test, facts)].toSorted(byCategory)
        : [withoutResult(subject, { status: 'missing', fields: ['altUL', 'astUL'] })]),
      ...scoreParts(test, facts),
      twoResultsPart(facts, ['alt', 'ast', 'platelets']),
      labSeries(facts, ['alt', 'ast', 'platelets']),
    ];
  },
};

const worstFirst = ['severe', 'moderate', 'mild', 'borderline', 'within_range'];

/** Compares parts by severity, the worst first: the first part decides the category of the report. */
function byCategory(a: Part, b: Part): number {
  const place = ({ category }: Part) =>
    category === undefined ? worstFirst.length : worstFirst.indexOf(category);
  return place(a) - place(b);
}
