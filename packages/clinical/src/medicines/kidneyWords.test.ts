import { expect, it } from 'vitest';
import { checkMedicine } from '../index.ts';
import { medicineOf } from './medicines.sample.ts';

type Person = Partial<Parameters<typeof checkMedicine>[0]>;

const asOf = '2026-05-20';
const weak: Person = { egfr: 28, egfrOn: '2026-05-03', asOf };

function textOf(substance: string, person: Person): string | undefined {
  const result = checkMedicine({ medicine: medicineOf(substance), others: [], allergies: [], ...person });
  if (result.status !== 'ok') throw new Error(result.status);
  return result.findings.find(({ code }) => code === 'kidney' || code === 'potassium')?.text;
}

it.each<[string, Person, string]>([
  [
    'ibuprofen',
    weak,
    'Do not take ibuprofen with your kidneys as they are. Ask a pharmacist for another painkiller. Reason: eGFR 28 on 3 May 2026.',
  ],
  [
    'metformin',
    weak,
    'Metformin may not suit your kidneys as they are. If you take it, call the clinic within 3 days, and do not stop it on your own. If not, do not start it. Reason: eGFR 28 on 3 May 2026.',
  ],
  [
    'ibuprofen',
    { egfr: 45, egfrOn: '2026-05-03', others: [medicineOf('losartan')], asOf },
    'Do not take ibuprofen with your kidneys as they are. Ask a pharmacist for another painkiller. Reason: eGFR 45 on 3 May 2026, and you also take losartan.',
  ],
  [
    'metformin',
    { egfr: 41, egfrOn: '2026-05-03', asOf },
    'Ask a doctor or pharmacist before you take metformin. The dose may need to change. Reason: eGFR 41 on 3 May 2026.',
  ],
  [
    'ibuprofen',
    { hasKidneyDisease: true },
    'Ask a doctor or pharmacist before you take ibuprofen. It can harm your kidneys. Reason: kidney disease in your record, and no eGFR of the last 12 months.',
  ],
  [
    'ibuprofen',
    { hasHeartFailure: true },
    'Ask a doctor or pharmacist before you take ibuprofen. It can harm your kidneys. Reason: heart failure in your record.',
  ],
  [
    'ibuprofen',
    { others: [medicineOf('losartan'), medicineOf('furosemide')] },
    'Ask a doctor or pharmacist before you take ibuprofen. It can harm your kidneys. Reason: you also take losartan and furosemide.',
  ],
  [
    'ibuprofen',
    { egfr: 28, egfrOn: '2024-05-03', asOf },
    'Ask a doctor or pharmacist before you take ibuprofen. It can harm your kidneys. Reason: eGFR 28 on 3 May 2024, and no newer one of the last 12 months.',
  ],
  [
    'spironolactone',
    { potassiumMmolL: 5.8, potassiumOn: '2026-05-03', asOf },
    'Potassium is high (5.8 mmol/L on 3 May 2026), and spironolactone can raise it further. Do not start it. If you take it already, ask a doctor before the next dose.',
  ],
])('%s with %j: what to do and why', (substance, person, text) => {
  expect(textOf(substance, person)).toBe(text);
});

it('keeps the sign of a limit, which counts as the nearest value that it allows', () => {
  const limit: Person = { egfr: 30, egfrComparator: '<', egfrOn: '2026-05-03', asOf };
  expect(textOf('metformin', limit)).toContain('Reason: eGFR <30 on 3 May 2026.');
  expect(textOf('metformin', { ...limit, egfr: 60, egfrComparator: '>' })).toBeUndefined();
  const potassium: Person = { potassiumMmolL: 5.5, potassiumComparator: '>', asOf };
  expect(textOf('spironolactone', potassium)).toContain('(>5.5 mmol/L)');
});

it('counts both parts of a combination', () => {
  const [losartan] = medicineOf('losartan').ingredients;
  const [diuretic] = medicineOf('hydrochlorothiazide').ingredients;
  if (!losartan || !diuretic) throw new Error('No ingredient');
  const combination = { name: 'losartan + hydrochlorothiazide', ingredients: [losartan, diuretic] };
  expect(textOf('ibuprofen', { others: [combination] })).toContain('losartan and hydrochlorothiazide');
});
