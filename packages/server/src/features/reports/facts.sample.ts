import type { HealthFacts } from './facts.ts';

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

const result = (value: number) => ({ value, referenceLow: null, referenceHigh: null });
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
      date: '2025-12-10',
      isFasting: true,
      results: {
        tc: result(5),
        ldl: result(2.9),
        hdl: result(1.5),
        tg: result(1.2),
        hba1c: result(5.6),
        creatinine: result(62),
        uacr: result(1),
        alt: result(24),
        ast: result(22),
        platelets: result(250),
        waist: result(76),
      },
    },
  ],
};

/** The same person with other laboratory values. */
export function withLab(facts: HealthFacts, values: Record<string, number>): HealthFacts {
  const changed = Object.fromEntries(Object.entries(values).map(([code, value]) => [code, result(value)]));
  return {
    ...facts,
    labTests: facts.labTests.map((test) => ({ ...test, results: { ...test.results, ...changed } })),
  };
}

/** The same person with conditions or medicines that set inputs of the clinical functions. */
export function withFlags(facts: HealthFacts, flags: readonly string[]): HealthFacts {
  return { ...facts, form: facts.form && { ...facts.form, value: { ...facts.form.value, flags } } };
}
