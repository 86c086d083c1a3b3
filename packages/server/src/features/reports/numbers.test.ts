import { type Comparator, isQuantity, quantityRow, showQuantity } from '@vitalane/clinical';
import type { ReportInput, ReportName } from '@vitalane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerNo } from '../../../test/helpers/healthRecord.ts';
import { pdfPages, unspaced } from '../../../test/helpers/pdfText.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { chooseUnits } from '../../../test/helpers/units.ts';
import { ethnicities, genders } from '../../lists/choices.ts';
import { reports } from './reports.ts';

const idOf = (list: readonly { code: string; uuid: string }[], code: string) =>
  list.find((item) => item.code === code)?.uuid ?? '';

const analyteOf = (code: string) => (isQuantity(code) ? (quantityRow(code).analyte ?? '') : '');

/** A patient with their own units. */
interface Scenario {
  fullName: string;
  gender: 'female' | 'male';
  dateOfBirth: string;
  /** Chosen unit by analyte. */
  units: Record<string, string>;
  lab: readonly { code: string; value: number; unit: string; comparator?: Comparator }[];
  heightCm: number;
  weightKg: number;
  bloodPressure: readonly (readonly [string, number, number])[];
  /** Expected texts of reports and PDF, calculated by hand. */
  expected: readonly (readonly [ReportName, string])[];
}

const typists: readonly Scenario[] = [
  {
    fullName: 'Tan Mei 陈美',
    gender: 'female',
    dateOfBirth: '1970-06-15',
    units: {},
    lab: [
      { code: 'tc', value: 5, unit: 'mmol/L' },
      { code: 'ldl', value: 3.6, unit: 'mmol/L' },
      { code: 'hdl', value: 1.5, unit: 'mmol/L' },
      { code: 'tg', value: 1.2, unit: 'mmol/L' },
      { code: 'hba1c', value: 5.6, unit: '%' },
      { code: 'creatinine', value: 62, unit: 'umol/L' },
      { code: 'uacr', value: 1.2, unit: 'mg/mmol' },
    ],
    heightCm: 160,
    weightKg: 58,
    bloodPressure: [
      ['2025-12-19', 122, 74],
      ['2025-12-20', 124, 76],
    ],
    expected: [
      ['lipid-analysis', '3.6 mmol/L'],
      ['diabetes-analysis', '5.6%'],
      ['kidney-health-analysis', 'eGFR 102 mL/min/1.73 m²'],
      ['kidney-health-analysis', '1.2 mg/mmol'],
      ['biometric-analysis', '22.7 kg/m²'],
      ['blood-pressure-analysis', '123/75 mmHg'],
    ],
  },
  {
    fullName: 'Ravi Kumar ரவி',
    gender: 'male',
    dateOfBirth: '1965-03-01',
    units: {
      cholesterol: 'mg/dL',
      triglycerides: 'mg/dL',
      creatinine: 'mg/dL',
      hba1c: 'mmol/mol',
      weight: 'lb',
      length: 'in',
    },
    lab: [
      { code: 'tc', value: 210, unit: 'mg/dL' },
      { code: 'ldl', value: 127, unit: 'mg/dL' },
      { code: 'hdl', value: 41, unit: 'mg/dL' },
      { code: 'tg', value: 150, unit: 'mg/dL' },
      { code: 'hba1c', value: 48, unit: 'mmol/mol' },
      { code: 'creatinine', value: 1.2, unit: 'mg/dL' },
      { code: 'uacr', value: 0.5, unit: 'mg/mmol', comparator: '<=' },
    ],
    heightCm: 175,
    weightKg: 80,
    bloodPressure: [
      ['2025-12-19', 138, 84],
      ['2025-12-20', 140, 86],
    ],
    expected: [
      ['lipid-analysis', 'LDL cholesterol: 127 mg/dL'],
      ['lipid-analysis', 'Total cholesterol: 210 mg/dL'],
      ['lipid-analysis', 'Triglycerides: 150 mg/dL'],
      ['diabetes-analysis', '48 mmol/mol'],
      ['kidney-health-analysis', 'eGFR 69 mL/min/1.73 m²'],
      ['kidney-health-analysis', 'Urine albumin/creatinine: <=0.5 mg/mmol'],
      ['biometric-analysis', '26.1 kg/m²'],
      ['biometric-analysis', '125.0 lb to 154.5 lb'],
      ['blood-pressure-analysis', '139/85 mmHg'],
    ],
  },
  {
    fullName: 'Siti Aminah binte Hassan',
    gender: 'female',
    dateOfBirth: '1955-10-05',
    units: { uacr: 'mg/g', glucose: 'mg/dL' },
    lab: [
      { code: 'creatinine', value: 110, unit: 'umol/L' },
      { code: 'uacr', value: 40, unit: 'mg/g' },
      { code: 'alt', value: 31, unit: 'U/L' },
      { code: 'ast', value: 28, unit: 'U/L' },
      { code: 'platelets', value: 240, unit: '10^9/L' },
    ],
    heightCm: 152,
    weightKg: 61.5,
    bloodPressure: [
      ['2025-12-19', 128, 70],
      ['2025-12-20', 126, 72],
    ],
    expected: [
      ['kidney-health-analysis', 'eGFR 47 mL/min/1.73 m²'],
      ['kidney-health-analysis', '40 mg/g'],
      ['liver-health-analysis', 'ALT: 31 U/L'],
      ['liver-health-analysis', 'FIB-4: 1.47'],
      ['biometric-analysis', '26.6 kg/m²'],
      ['blood-pressure-analysis', '127/71 mmHg'],
    ],
  },
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function enterResults(person: SignedIn, scenario: Scenario): Promise<void> {
  const accepted = async (path: string, body: object) => {
    const { statusCode } = await person.call('POST', path, body);
    expect([200, 201]).toContain(statusCode);
  };
  await chooseUnits(person, scenario.units);
  await accepted('/health_forms', {
    fullName: scenario.fullName,
    dateOfBirth: scenario.dateOfBirth,
    genderUuid: idOf(genders, scenario.gender),
    ethnicityUuid: idOf(ethnicities, 'chinese'),
    isSmoker: false,
    isFasting: true,
    dateOfLabTest: '2025-12-10',
    values: scenario.lab,
  });
  await answerNo(person);
  await accepted('/diary-histories/height', { height: scenario.heightCm });
  await accepted('/diary-histories/weight', {
    valueFrom: scenario.weightKg,
    date: '2025-12-20',
    time: '08:00',
  });
  for (const [date, valueFrom, valueTo] of scenario.bloodPressure) {
    await accepted('/diary-histories/blood-pressure', { valueFrom, valueTo, date, time: '08:00' });
  }
}

describe.each(typists)('the results of $fullName', (scenario) => {
  const expected = new Map<string, string>();
  const inputs: ReportInput[] = [];
  let pdf: string;
  beforeAll(async () => {
    const person = await server.welcome({ fullName: scenario.fullName });
    await enterResults(person, scenario);
    for (const name of Object.keys(reports)) {
      const { findings } = (await person.call('GET', `/report/${name}`)).json();
      const lines = findings.map(({ label, text }: Record<'label' | 'text', string>) => `${label}: ${text}`);
      expected.set(name, lines.join('\n'));
      if (name === 'liver-health-analysis') continue;
      inputs.push(...(await person.call('GET', `/report/${name}-json`)).json().inputs);
    }
    const { rawPayload } = await person.call('GET', '/report/export-health-report');
    pdf = unspaced((await pdfPages(rawPayload)).join(' '));
  });

  it.each(scenario.expected)('are %s in the report and the PDF: %s', (name, text) => {
    expect(expected.get(name)).toContain(text);
    expect(pdf).toContain(unspaced(text));
  });

  it('are in the PDF with all findings of the reports', () => {
    const inPdf = [...expected].filter(([name]) => name !== 'personal-profile');
    const findings = inPdf.flatMap(([, lines]) => lines.split('\n'));
    expect(findings.length).toBeGreaterThan(20);
    for (const finding of findings) expect(pdf).toContain(unspaced(finding));
  });

  it('are shown in the data in the same unit, as typed', async () => {
    for (const { code, value, unit } of scenario.lab) {
      const input = inputs.find((found) => found.code === code);
      const shown = showQuantity({ code, value: input?.value, unit });
      if (shown.status === 'ok' && scenario.units[analyteOf(code)] === unit) {
        expect(Number(shown.value.toFixed(shown.decimals))).toBe(value);
      }
    }
  });

  it('have the unchanged name at the top of the PDF', () => {
    expect(pdf).toContain(unspaced(`Health report: ${scenario.fullName}`));
  });
});
