import { QUANTITIES } from '@vitalane/clinical';
import type { HealthFacts, LabResult } from './facts.ts';
import { isQuantity } from './quantities.ts';

/** A person of whom nothing is known. */
export const stranger: HealthFacts = {
  asOf: '2026-01-01',
  timeZone: 'Asia/Singapore',
  fullName: 'Lee Wei',
  dateOfBirth: null,
  gender: null,
  ethnicity: null,
  isSmoker: null,
  form: null,
  answers: null,
  allergies: { hasAny: null, text: null },
  diagnoses: [],
  medicines: [],
  bloodPressure: [],
  sugar: [],
  weight: [],
  height: [],
  exercise: [],
  labTests: [],
  customTargets: {},
  units: {},
};

/** A result as it was entered in its canonical unit. */
function result(value: number, code: string): LabResult {
  const unit = isQuantity(code) ? QUANTITIES[code].unit : '';
  return { value, entered: { value, unit }, comparator: null, referenceLow: null, referenceHigh: null };
}

/** Results in their canonical units. */
function results(values: Record<string, number>): Record<string, LabResult> {
  return Object.fromEntries(Object.entries(values).map(([code, value]) => [code, result(value, code)]));
}

const entry = (value: number) => ({ at: '2025-12-20T00:00:00.000Z', date: '2025-12-20', value });

/** A woman of 55 without conditions, of whom everything is known. */
export const knownPerson: HealthFacts = {
  ...stranger,
  dateOfBirth: '1970-06-15',
  gender: { value: { name: 'Female', sex: 'female' }, date: '2025-12-01', origin: 'profile' },
  ethnicity: { value: { name: 'Chinese', riskTable: 'chinese' }, date: '2025-12-01', origin: 'profile' },
  isSmoker: { value: false, date: '2025-12-01', origin: 'profile' },
  form: {
    value: {
      conditionCodes: [],
      conditionNames: [],
      vaccineConditions: [],
      medicineGroupNames: [],
      flags: [],
    },
    date: '2025-12-01',
    origin: 'health_form',
  },
  answers: {
    value: {
      isPregnant: false,
      isFrail: false,
      isImmunocompromised: false,
      hasOrganDamage: false,
      hasEarlyFamilyHeartDisease: false,
    },
    date: '2025-12-01',
    origin: 'health_answers',
  },
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

/** The same person with other laboratory values. */
export function withLab(facts: HealthFacts, values: Record<string, number>): HealthFacts {
  return {
    ...facts,
    labTests: facts.labTests.map((test) => ({ ...test, results: { ...test.results, ...results(values) } })),
  };
}

/** The same person with conditions or medicines that set inputs of the clinical functions. */
export function withFlags(facts: HealthFacts, flags: readonly string[]): HealthFacts {
  return { ...facts, form: facts.form && { ...facts.form, value: { ...facts.form.value, flags } } };
}
