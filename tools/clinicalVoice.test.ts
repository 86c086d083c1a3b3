import { describe, expect, it } from 'vitest';
import { allFindings, findingsIn, judge } from './clinicalVoice.ts';

it('clinical numbers and sentences stand in packages/clinical alone', () => {
  const { wrong, unused } = judge(allFindings());
  expect(wrong.map(({ path, line, rule, text }) => `${path}:${line}: ${rule}: ${text}`)).toEqual([]);
  expect(unused).toEqual([]);
});

/** Former lines of the diary, Home, reports, recommendations and forms. */
const planted = [
  'sugar: { min: 0.6, max: 60, choices: toOptions(contexts) },',
  "sugar: { min: quantity(0.6, 'mmol/L'), max: quantity(60, 'mmol/L') },",
  'weight: { min: 20, max: 350, choices: null },',
  'exercise: { min: 1, max: 1440, choices: toOptions(intensities) },',
  'const limits = { upperMmHg: [60, 260], lowerMmHg: [30, 160] } as const;',
  "upperRange: 'The upper number must be between 60 and 260 mmHg.',",
  'const after = goals || { minMmolL: 5, maxMmolL: 10 };',
  'export const usualRange = { systolicBelowMmHg: 135, diastolicBelowMmHg: 85 };',
  'if (systolicMmHg >= 135 || diastolicMmHg >= 85) return seeDoctor;',
  'const isLow = sugar.valueFrom < 4;',
  'if (3.9 > glucose) return low;',
  "return !(risk.category === 'high' && risk.ldlBelowMmolL > 1.8);",
  'applies: ({ activeMinutes }) => activeMinutes !== null && activeMinutes < 150,',
  'const oldFromYears = 75;',
  'const childbearing = { fromYears: 12, toYears: 55 };',
  "'This is very low. Take something sweet at once and do not stay alone.',",
  "text: 'If you are awake and can swallow, take 15 g of fast sugar.',",
  "text: 'Speak to a doctor today. With vomiting or confusion, call 995.',",
  "text: 'Low. If you are awake and can swallow, take 15 g of fast sugar, check again after 15 minutes.',",
  "text: 'This is above the goal. Discuss it at your next visit.',",
  "'See a doctor today if your blood pressure stays at 180/110 mmHg or higher.',",
  "advice: 'Please see a doctor within days.',",
  "'If you have chest pain, breathlessness, weakness, trouble speaking or seeing: stop.',",
  '<ButtonLink href="tel:995" variant="soft">',
  "emergency: 'In an emergency go to A&E.',",
  "above_threshold: 'Above the usual limit',",
  "text: 'Your recent readings are above your goal.',",
  "const label = { below: 'Below goal', above: 'Above goal', inRange: 'In goal' }[position];",
  '<p>Take fast sugar now.</p>',
  'const text = `The average is too high: see a doctor soon.`;',
  "32: 'Very high. Contact a doctor today.'",
];

describe('violations', () => {
  it.each(planted)('%s', (line) => {
    const { wrong } = judge(findingsIn(`const before = 1;\n${line}\n`, 'packages/app/src/planted.ts'), []);
    expect(wrong).toMatchObject([{ line: 2 }]);
  });
});

const harmless = [
  '// Below 4.0 mmol/L call 995.',
  '/* systolicMmHg >= 135 */',
  'const from = { low: goal.low, high: goal.high };',
  'if (entries.length > 10) return page;',
  "const sugars = count === 0 ? 'none' : sugarsText(count);",
  'const isAbove = mean.sbpMmHg >= limit.sbpMmHg;',
  "const stored = quantity(value, 'mmol/L');",
  "headers: { 'cache-control': 'max-age=995000' },",
  'const widthPercent = 80;',
];

describe('non-clinical lines', () => {
  it.each(harmless)('%s', (line) => {
    expect(findingsIn(line, 'packages/app/src/planted.ts')).toEqual([]);
  });
});

it('an allow-list entry matches one place only, and fails when it is unused', () => {
  const allowed = [{ path: 'a.copy.ts', text: "'See a doctor'", why: 'A link.' }];
  const line = "action: 'See a doctor',";
  expect(judge(findingsIn(line, 'ui/a.copy.ts'), allowed)).toEqual({ wrong: [], unused: [] });
  const elsewhere = judge(findingsIn(line, 'ui/b.copy.ts'), allowed);
  expect([elsewhere.wrong.length, elsewhere.unused.length]).toEqual([1, 1]);
});
