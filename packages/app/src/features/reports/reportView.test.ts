import type { ReportData, ReportWords } from '@vitalane/contract';
import { describe, expect, it } from 'vitest';
import type { OwnUnits } from '../../session/person.ts';
import { chartsOf } from './charts.ts';
import { toLastReport } from './overviewView.ts';
import { toSection } from './reportView.ts';

const words: ReportWords = {
  title: 'Your blood fats',
  summary: 'LDL cholesterol: 2.9 mmol/L.',
  findings: [{ label: 'LDL cholesterol', text: '2.9 mmol/L.' }],
  advice: ['Discuss options at your next visit.'],
  seekCare: ['In an emergency call 995.'],
  sources: [{ title: 'ACE Clinical Guidance' }],
  model: 'ACE Clinical Guidance: Lipid management',
  version: '2023',
  asOf: '2026-01-01',
};

const at = (day: number) => `2025-12-${day}T00:00:00.000Z`;
const data: ReportData = {
  inputs: [
    {
      code: 'ldl',
      label: 'LDL cholesterol',
      value: 2.9,
      unit: 'mmol/L',
      date: '2025-12-10',
      origin: 'health_form',
      isOld: false,
    },
    {
      code: 'sex',
      label: 'Sex',
      value: null,
      text: 'female',
      unit: null,
      date: null,
      origin: 'profile',
      isOld: false,
    },
  ],
  values: [
    { code: 'ldl', label: 'LDL cholesterol', value: 2.9, unit: 'mmol/L', category: 'desirable' },
    { code: 'fib4', label: 'FIB-4', value: 1.1, unit: null, category: 'low' },
  ],
  category: 'above_goal',
  target: { code: 'ldl', low: null, high: 2.6, unit: 'mmol/L', source: 'default' },
  series: [
    {
      code: 'ldl',
      unit: 'mmol/L',
      points: [
        { at: at(10), value: 3.1 },
        { at: at(20), value: 2.9 },
      ],
    },
  ],
  model: words.model,
  version: words.version,
  missing: [],
  asOf: words.asOf,
};

/** Returns reader settings without a blood pressure goal. */
const reading = (units: OwnUnits) => ({ units, homeLimits: null });

describe('a report in the chosen units', () => {
  const section = toSection('lipid-analysis', words, data, reading({ cholesterol: 'mg/dL' }));

  it('shows the value, its input and its bands in the same unit', () => {
    const [ldl] = section.figures;
    expect(ldl).toMatchObject({ text: '112 mg/dL', category: { label: 'Usual range', tone: 'good' } });
    expect(ldl?.bands?.map(({ upTo }) => upTo && Math.round(upTo))).toEqual([100, 130, 160, 190, undefined]);
    expect(section.inputs?.[0]).toMatchObject({ text: '112 mg/dL', date: '2025-12-10' });
  });

  it('draws the series and the goal in it', () => {
    const [chart] = section.charts;
    expect(chart).toMatchObject({ unit: 'mg/dL', decimals: 0 });
    expect(chart?.lines[0].points[0]?.value).toBeCloseTo(3.1 * 38.67);
    expect(chart?.lines[0].target?.below).toBeCloseTo(2.6 * 38.67);
  });

  it('leaves a score and a word as they are', () => {
    expect(section.figures[1]).toMatchObject({ text: '1.10' });
    expect(section.inputs?.[1]).toMatchObject({ text: 'Female' });
  });
});

describe('a result as it was entered', () => {
  const shown = { value: 15, unit: 'mL/min/1.73m2', comparator: '<', text: '<15 mL/min/1.73 m²' } as const;
  const [input] = data.inputs;
  const limited: ReportData = {
    ...data,
    values: [{ code: 'egfr', label: 'eGFR', value: null, unit: 'mL/min/1.73m2', category: 'G5', shown }],
    inputs: input ? [{ ...input, code: 'egfr', value: null, unit: null, text: shown.text, shown }] : [],
  };

  it('keeps its comparator and has no position on the scale', () => {
    const section = toSection('kidney-health-analysis', words, limited, reading({}));
    expect(section.figures[0]).toMatchObject({ text: '<15 mL/min/1.73 m²', value: undefined });
    expect(section.inputs?.[0]?.text).toBe('<15 mL/min/1.73 m²');
  });

  it('is shown in its original unit where the chosen one has no matching band', () => {
    const uacr = {
      code: 'uacr',
      label: 'Urine albumin/creatinine',
      value: 33.9,
      unit: 'mg/mmol',
      category: 'A2',
      shown: { value: 300, unit: 'mg/g', comparator: null, text: '300 mg/g' },
    };
    const { figures } = toSection('kidney-health-analysis', words, { ...data, values: [uacr] }, reading({}));
    expect(figures[0]).toMatchObject({ text: '300 mg/g', value: 300 });
    expect(figures[0]?.bands?.map(({ upTo }) => upTo)).toEqual([30, 300, undefined]);
  });
});

describe('charts', () => {
  const points = [
    { at: at(10), value: 130 },
    { at: at(20), value: 128 },
  ];

  it('show both pressures in one, each with its own goal', () => {
    const series = ['sbp', 'dbp'].map((code) => ({ code, unit: 'mmHg', points }));
    const target = { code: 'sbp', low: null, high: 130, unit: 'mmHg', source: 'default' } as const;
    const charts = chartsOf({ series, target }, reading({}));
    expect(charts).toHaveLength(1);
    expect(charts[0]?.lines.map((line) => [line.code, line.target])).toEqual([
      ['sbp', { below: 130 }],
      ['dbp', undefined],
    ]);
  });

  it('show a result in the words of its figure, also where rounding alone would change its band', () => {
    const shown = (value: number) => ({ value, unit: 'mmol/L', comparator: null, text: `${value} mmol/L` });
    const results = [
      { at: at(10), value: 0.9827, shown: shown(0.9) },
      { at: at(20), value: 1.1, shown: shown(1.1) },
    ];
    const [chart] = chartsOf(
      { series: [{ code: 'hdl', unit: 'mmol/L', points: results }], target: null },
      reading({}),
    );
    expect(chart?.lines[0].points.map(({ value }) => value)).toEqual([0.9, 1.1]);
  });

  it('are in the unit in which all results can be shown', () => {
    const shown = (value: number) => ({ value, unit: 'mg/g', comparator: null, text: `${value} mg/g` });
    const results = [
      { at: at(10), value: 33.94, shown: shown(300) },
      { at: at(20), value: 4.52, shown: shown(40) },
    ];
    const [chart] = chartsOf(
      { series: [{ code: 'uacr', unit: 'mg/mmol', points: results }], target: null },
      reading({}),
    );
    expect(chart).toMatchObject({ unit: 'mg/g', decimals: 0 });
    expect(chart?.lines[0].points.map(({ value }) => value)).toEqual([300, 40]);
  });

  it('need two points', () => {
    const series = [{ code: 'hba1c', unit: '%', points: points.slice(1) }];
    expect(chartsOf({ series, target: null }, reading({}))).toEqual([]);
  });
});

describe('the kidney grid', () => {
  const kidneys: ReportData = {
    ...data,
    values: [
      { code: 'egfr', label: 'eGFR', value: 53, unit: 'mL/min/1.73m2', category: 'G3a' },
      { code: 'uacr', label: 'Urine albumin/creatinine', value: 3.9, unit: 'mg/mmol', category: 'A2' },
    ],
  };

  it('has the patient’s position and limits in their unit', () => {
    const { kidneyGrid } = toSection('kidney-health-analysis', words, kidneys, reading({ uacr: 'mg/g' }));
    expect(kidneyGrid?.current).toEqual({ filtration: 'G3a', albuminuria: 'A2' });
    expect(kidneyGrid?.albuminuria.map(({ detail }) => detail)).toEqual([
      'below 30 mg/g',
      '30 to 300 mg/g',
      'above 300 mg/g',
    ]);
    expect(kidneyGrid?.risks[2]).toEqual([
      { label: 'Moderate', tone: 'watch' },
      { label: 'High', tone: 'high' },
      { label: 'Very high', tone: 'severe' },
    ]);
  });

  it('is not drawn without a filtration', () => {
    expect(toSection('kidney-health-analysis', words, data, reading({})).kidneyGrid).toBeUndefined();
  });
});

it('sorts the page with the most urgent report first and keeps every report', () => {
  const item = (report: 'lipid-analysis' | 'blood-pressure-analysis') => ({
    report,
    title: report,
    summary: '',
    level: 'info' as const,
    isComplete: true,
  });
  const items = [item('lipid-analysis'), item('blood-pressure-analysis')];
  const { cards } = toLastReport({ items, asOf: '2026-01-01', nextCursor: null });
  expect(cards.slice(0, 2).map(({ href }) => href)).toEqual(['/Reports/Lipids', '/Reports/Cardiovascular']);
});

it('home readings use the patient’s limit for home readings', () => {
  const figure = (code: string, value: number) => ({
    code,
    label: code,
    value,
    unit: 'mmHg',
    category: 'high_normal',
  });
  const points = [
    { at: '2025-12-30T00:00:00Z', value: 133 },
    { at: '2025-12-31T00:00:00Z', value: 131 },
  ];
  const pressure: ReportData = {
    ...data,
    values: [figure('sbp', 132), figure('dbp', 78)],
    series: ['sbp', 'dbp'].map((code) => ({ code, unit: 'mmHg', points })),
    target: { code: 'sbp', low: null, high: 140, unit: 'mmHg', source: 'default' },
  };
  const homeLimits = { systolicBelowMmHg: 130, diastolicBelowMmHg: 80 };
  const { figures, charts } = toSection('blood-pressure-analysis', words, pressure, {
    units: {},
    homeLimits,
  });
  const labels = figures.map(({ bands, bandIndex = -1 }) => bands?.[bandIndex]?.label);
  expect(labels).toEqual(['Above your goal', 'Within your goal']);
  expect(charts[0]?.lines.map(({ target }) => target)).toEqual([{ below: 130 }, { below: 80 }]);
});
