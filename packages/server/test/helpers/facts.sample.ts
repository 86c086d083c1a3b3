import {
  type ItemCode,
  isQuantity,
  QUANTITIES,
  resolveRecord,
  type Says,
  type SetGoal,
  type Statement,
} from '@vitalane/clinical';
import type { HealthAlert } from '@vitalane/contract';
import type { HealthFacts, LabResult } from '../../src/features/health-facts/facts.ts';

/** A patient without known facts. */
export const unknownPerson: HealthFacts = {
  asOf: '2026-01-01',
  timeZone: 'Asia/Singapore',
  fullName: 'Lee Wei',
  dateOfBirth: null,
  gender: null,
  ethnicity: null,
  record: resolveRecord({ asOf: '2026-01-01', statements: [], medicines: [] }),
  answers: {},
  medicines: [],
  warnings: { medicines: [], allergies: [] },
  alerts: [],
  bloodPressure: [],
  sugar: [],
  weight: [],
  vitalSigns: [],
  height: [],
  exercise: [],
  labTests: [],
  setGoals: [],
  units: {},
};

/** Returns a result entered in its canonical unit. */
function result(value: number, code: string): LabResult {
  const unit = isQuantity(code) ? QUANTITIES[code].unit : '';
  return { value, entered: { value, unit }, comparator: null, referenceLow: null, referenceHigh: null };
}

/** Returns results in their canonical units. */
function results(values: Record<string, number>): Record<string, LabResult> {
  return Object.fromEntries(Object.entries(values).map(([code, value]) => [code, result(value, code)]));
}

const entry = (value: number) => ({ at: '2025-12-20T00:00:00.000Z', date: '2025-12-20', value });

/** Questions that a patient without conditions answers with "no". */
const asked = [
  'smoking',
  'hypertension',
  'diabetes',
  'artery_disease',
  'heart_attack',
  'heart_failure',
  'stroke',
  'chronic_kidney_disease',
  'familial_hypercholesterolaemia',
  'blood_pressure_medicine',
  'cholesterol_medicine',
  'pregnancy',
  'frailty',
  'weak_immune_system',
  'organ_damage',
  'early_family_heart_disease',
] as const satisfies readonly ItemCode[];

function statementsOf(answers: Partial<Record<ItemCode, Says>>, on: string): Statement[] {
  return Object.entries(answers).map(([item, says]) => ({
    item: item as ItemCode,
    says,
    by: 'patient',
    source: 'health_form',
    on,
    recordedAt: `${on}T00:00:00.000Z`,
  }));
}

function recordOf(answers: Partial<Record<ItemCode, Says>>) {
  return resolveRecord({
    asOf: '2026-01-01',
    statements: statementsOf(answers, '2025-12-01'),
    medicines: [],
  });
}

/** A woman of 55 without conditions, with all facts known. */
export const knownPerson: HealthFacts = {
  ...unknownPerson,
  dateOfBirth: '1970-06-15',
  gender: { value: { name: 'Female', sex: 'female' }, date: '2025-12-01', origin: 'profile' },
  ethnicity: { value: { name: 'Chinese', riskTable: 'chinese' }, date: '2025-12-01', origin: 'profile' },
  record: recordOf(Object.fromEntries(asked.map((item) => [item, 'absent']))),
  bloodPressure: [
    { at: '2025-12-31T00:00:00.000Z', date: '2025-12-31', time: '08:00', sbpMmHg: 124, dbpMmHg: 76 },
    { at: '2025-12-30T00:00:00.000Z', date: '2025-12-30', time: '08:00', sbpMmHg: 122, dbpMmHg: 74 },
  ],
  weight: [entry(58)],
  height: [entry(160)],
  labTests: [
    {
      id: '8b1f3f0a-2f4b-4c36-9a2b-0d5a5f1f7a10',
      date: '2025-12-10',
      startOfDate: '2025-12-09T16:00:00.000Z',
      enteredAt: '2025-12-10T02:00:00.000Z',
      isFasting: true,
      results: results({
        tc: 5,
        ldl: 2.9,
        hdl: 1.5,
        tg: 1.2,
        hba1c: 5.6,
        creatinine: 62,
        uacr: 1,
        alt: 24,
        ast: 22,
        platelets: 250,
        waist: 76,
        sbp: 124,
        dbp: 76,
      }),
    },
  ],
};

/** Returns a goal that the patient set. */
export function ownGoal(measure: SetGoal['measure'], low: number | null, high: number | null): SetGoal {
  return { measure, low, high, by: 'patient', doctorName: null, on: '2025-12-01' };
}

/** Returns the same patient with other laboratory values. */
export function withLab(facts: HealthFacts, values: Record<string, number>): HealthFacts {
  return {
    ...facts,
    labTests: facts.labTests.map((test) => ({ ...test, results: { ...test.results, ...results(values) } })),
  };
}

/** Returns the same patient with later statements. */
export function withStatements(facts: HealthFacts, answers: Partial<Record<ItemCode, Says>>): HealthFacts {
  const earlier = Object.values(facts.record.items).flatMap(({ statements }) => statements);
  const statements = [...new Set(earlier), ...statementsOf(answers, '2025-12-15')];
  return { ...facts, record: resolveRecord({ asOf: facts.asOf, statements, medicines: [] }) };
}

/** Returns the same patient without an answer about an item. */
export function withoutAnswer(facts: HealthFacts, item: ItemCode): HealthFacts {
  const answers = asked.filter((code) => code !== item).map((code) => [code, 'absent']);
  return { ...facts, record: recordOf(Object.fromEntries(answers)) };
}

/** An open alert about a potassium of 6.8 mmol/L. */
export const potassiumAlert: HealthAlert = {
  uuid: 'aaaaaaaa-aaaa-4aaa-8aaa-000000000071',
  kind: 'lab',
  code: 'potassium',
  level: 'emergency',
  withinDays: null,
  reason: 'Your potassium is very high. This can disturb your heartbeat.',
  action: 'Go to A&E now.',
  ends: 'Stays open until a newer result is better, or until a doctor closes it.',
  value: 'Potassium 6.8 mmol/L',
  state: 'raised',
  symptoms: [],
  openedAt: '2025-12-31T00:00:00.000Z',
  lastAt: '2025-12-31T00:00:00.000Z',
  comparison: null,
  measuredOn: '2026-01-01',
  worst: null,
  newest: null,
  progress: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
  note: null,
};
