import { fourWeeksOfPatient, noDoses } from '../adherence/adherence.fixtures.ts';
import { crisis, seenByDoctor } from '../alerts/alerts.fixtures.ts';
import type { PatientRecordData, RecordGoal } from './PatientRecord.types.ts';

const day = (index: number) => `2025-12-${String(31 - index).padStart(2, '0')}`;

const noCourse = { repeat: null, startsOn: '2025-06-01', endsOn: null, steps: [] };

const usual = { low: null, setBy: 'usual', reason: null } as const;
const mmHg = { unit: 'mmHg', limits: { min: 110, max: 260 } };

/** Goals of a patient, one of them set by a doctor. */
export const goals: RecordGoal[] = [
  {
    ...usual,
    ...mmHg,
    code: 'sbp',
    label: 'Upper blood pressure',
    high: 130,
    text: 'Below 130 mmHg.',
    words: 'Usual goal for people like you. You have a condition or a risk that asks for a lower goal.',
  },
  {
    code: 'ldl',
    label: 'LDL cholesterol',
    unit: 'mmol/L',
    low: null,
    high: 1.4,
    setBy: 'doctor',
    text: 'Below 1.4 mmol/L.',
    words: 'Set by Dr Priya Nair on 12 December 2025.',
    reason: 'Stent in 2024',
    limits: { min: 0.5, max: 15 },
  },
  {
    ...usual,
    code: 'weight',
    label: 'Weight',
    unit: 'kg',
    high: null,
    text: '',
    words: 'Add your height in the diary.',
    limits: { min: 20, max: 350 },
  },
  {
    ...usual,
    code: 'hba1c',
    label: 'HbA1c',
    unit: '%',
    high: null,
    text: 'At most 7.0% if you have diabetes, else there is no goal.',
    words: 'Please tell us.',
    limits: { min: 5, max: 12 },
  },
];

/** Record with many entries. */
export const fullRecord: PatientRecordData = {
  fullName: 'Tan Mei Ling',
  nricMasked: '*****567D',
  dateOfBirth: '1968-04-12',
  gender: 'Female',
  phone: '+65 9123 4567',
  isSmoker: false,
  isDrugAllergies: true,
  drugAllergies: 'Penicillin (rash)',
  pregnancy: { isPregnant: false, statedOn: '2025-12-01', dueOn: null, endedOn: null },
  alerts: [],
  goals,
  conditions: [
    {
      id: 'type_2_diabetes',
      item: 'type_2_diabetes',
      text: null,
      name: 'Type 2 diabetes',
      ownWords: [],
      state: 'yes',
      provenance: 'Dr Priya Nair recorded it on 2 March 2024.',
      note: null,
    },
    {
      id: 'chronic_kidney_disease',
      item: 'chronic_kidney_disease',
      text: null,
      name: 'Long-term kidney disease',
      ownWords: ['Chronic kidney disease, stage G3a'],
      state: 'asked',
      provenance: 'The patient said no in the health record on 1 December 2025.',
      note: 'Recorded: kidney disease stage G3a, 12 June 2024. Newest result: eGFR 10 mL/min/1.73 m², 1 December 2025, stage G5. The newest result is worse than the recorded stage.',
    },
  ],
  medicines: [
    {
      uuid: 'm1',
      name: 'Metformin 500 mg',
      dose: 1,
      unit: 'tablet',
      frequency: 'Twice daily',
      ...noCourse,
      indication: 'Diabetes',
      warnings: [],
      warningReason: null,
    },
    {
      uuid: 'm2',
      name: 'Amlodipine 5 mg',
      dose: 1,
      unit: 'tablet',
      frequency: 'Once daily',
      ...noCourse,
      indication: null,
      warnings: [],
      warningReason: null,
    },
  ],
  adherence: fourWeeksOfPatient,
  pressureVerdict: 'Your average of 7 days, 132/84 mmHg, is within your goal.',
  timeZone: 'Asia/Singapore',
  pressures: [132, 128, 141, 126].map((systolic, index) => ({
    uuid: `p${index}`,
    values: { systolic, diastolic: systolic - 48 },
    ...(systolic === 141 && { note: 'Slept badly' }),
    date: day(index),
    time: '07:30',
    measuredAt: `${day(index)}T07:30:00+08:00`,
  })),
  measures: [
    {
      kind: 'sugar',
      name: 'Blood sugar',
      unit: 'mmol/L',
      decimals: 1,
      verdict: null,
      readings: [7.1, 6.4, 8.2].map((value, index) => ({
        uuid: `s${index}`,
        value,
        date: day(index),
        time: '08:00',
      })),
    },
    { kind: 'weight', name: 'Weight', unit: 'kg', decimals: 1, verdict: null, readings: [] },
    {
      kind: 'oxygen',
      name: 'Oxygen saturation',
      unit: '%',
      decimals: 0,
      verdict: 'This oxygen is low.',
      readings: [94, 96].map((value, index) => ({
        uuid: `o${index}`,
        value,
        date: day(index),
        time: '21:00',
      })),
    },
  ],
  results: [
    { code: 'hba1c', name: 'HbA1c', value: 7.4, unit: '%', flag: 'high', date: '2025-12-01' },
    { code: 'ldl', name: 'LDL cholesterol', value: 2.4, unit: 'mmol/L', flag: 'normal', date: '2025-12-01' },
    { code: 'egfr', name: 'eGFR', value: 58, unit: 'mL/min/1.73 m²', flag: 'low', date: '2025-06-01' },
  ],
  visits: [
    {
      uuid: 'v1',
      doctor: 'Dr Daniel Ong',
      date: '2025-12-02',
      note: 'Morning readings above the goal.',
      plan: 'Measure twice a day.\nCome again in four weeks.',
      addenda: [{ text: 'Potassium is normal.', date: '2025-12-03' }],
    },
  ],
  isWithoutRelation: false,
};

/** Record without statements. */
export const emptyRecord: PatientRecordData = {
  fullName: 'Wan Muhammad Fakhruddin bin Wan Abdul Rahman al-Khairi Thiruchelvampillai',
  nricMasked: null,
  dateOfBirth: null,
  gender: null,
  phone: null,
  isSmoker: null,
  isDrugAllergies: null,
  drugAllergies: null,
  pregnancy: { isPregnant: null, statedOn: null, dueOn: null, endedOn: null },
  alerts: [],
  goals: [],
  conditions: [],
  medicines: [],
  adherence: noDoses,
  pressureVerdict: null,
  timeZone: 'Asia/Singapore',
  pressures: [],
  measures: [],
  results: [],
  visits: [],
  isWithoutRelation: true,
};

/** Record of a medicine that conflicts with the patient's kidneys, with the patient's reason. */
export const warnedRecord: PatientRecordData = {
  ...fullRecord,
  medicines: fullRecord.medicines.map((medicine, index) =>
    index > 0
      ? medicine
      : {
          ...medicine,
          warnings: [
            {
              code: 'kidney',
              level: 'serious',
              text: 'Metformin may not suit your kidneys as they are. If you take it, call the clinic within 3 days, and do not stop it on your own. If not, do not start it. Reason: eGFR 25 on 1 December 2025.',
              source: 'US prescribing information (DailyMed): metformin, Contraindications',
            },
          ],
          warningReason: 'My kidney doctor said so',
        },
  ),
};

/** Record with open alerts, one of them with a doctor's note. */
export const alertedRecord: PatientRecordData = {
  ...fullRecord,
  pregnancy: { isPregnant: true, statedOn: '2025-12-01', dueOn: '2026-05-20', endedOn: null },
  results: [
    {
      code: 'potassium',
      name: 'Potassium',
      value: 7.1,
      unit: 'mmol/L',
      mark: { tone: 'danger', words: 'Dangerously high' },
      date: '2025-12-31',
    },
    ...fullRecord.results,
  ],
  alerts: [
    {
      ...crisis,
      level: 'emergency',
      symptoms: crisis.symptoms.map((symptom, index) => ({ ...symptom, isTicked: index === 0 })),
    },
    seenByDoctor,
  ],
};
