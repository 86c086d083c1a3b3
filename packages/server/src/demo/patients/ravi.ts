import type { DemoRecord } from '../record.ts';

/** High cholesterol in a smoker; a statin since last year has lowered it halfway to the goal. */
export const ravi: DemoRecord = {
  diary: {
    systolicMmHg: [142, 131],
    diastolicMmHg: [88, 82],
    shareOfDaysMissed: 0.35,
    heightCm: 174,
    weightKg: [86, 83],
    sugarMmolL: { fasting: [5.9, 5.7], afterMeal: [7.4, 7.1] },
    exercise: [0.1, 0.3],
  },
  diagnoses: [
    { name: 'High cholesterol', daysAgo: 690 },
    { name: 'High blood pressure', daysAgo: 210 },
  ],
  conditions: ['hypertension', 'high_cholesterol', 'fatty_liver'],
  medicineGroups: ['blood_pressure_medicine', 'statin'],
  addresses: [{ address: '88 Bukit Batok West Avenue 6', unitNumber: '#04-210', postalCode: '650088' }],
  medicines: [
    {
      name: 'Rosuvastatin 10 mg',
      indication: 'Cholesterol',
      quantity: 90,
      remaining: 41,
      frequency: 'Every night',
      times: ['22:00'],
      startedDaysAgo: 410,
    },
    {
      name: 'Amlodipine 5 mg',
      indication: 'Blood pressure',
      quantity: 30,
      remaining: 11,
      frequency: 'Every morning',
      times: ['07:30'],
      startedDaysAgo: 205,
    },
  ],
  orders: [
    {
      daysAgo: 62,
      lines: [
        { name: 'Rosuvastatin 10 mg', quantity: 90 },
        { name: 'Amlodipine 5 mg', quantity: 30 },
      ],
      steps: [
        ['confirmed', 6],
        ['dispatched', 30],
        ['delivered', 53],
      ],
    },
    { daysAgo: 21, lines: [{ name: 'Rosuvastatin 10 mg', quantity: 90 }], steps: [['cancelled', 2]] },
    { daysAgo: 1, lines: [{ name: 'Amlodipine 5 mg', quantity: 60 }], steps: [['confirmed', 7]] },
  ],
  labReports: [
    {
      daysAgo: 694,
      values: {
        tc: 6.9,
        ldl: 4.8,
        hdl: 0.9,
        tg: 2.6,
        glucose_fasting: 5.9,
        creatinine: 86,
        alt: 61,
        ast: 41,
      },
    },
    {
      daysAgo: 421,
      values: { tc: 6.7, ldl: 4.6, hdl: 0.9, tg: 2.5, glucose_fasting: 5.8, hba1c: 5.9, creatinine: 88 },
    },
    {
      daysAgo: 228,
      values: {
        tc: 5.2,
        ldl: 3.3,
        hdl: 0.95,
        tg: 2.2,
        alt: 55,
        ast: 38,
        creatinine: 87,
        uric_acid: 436,
        sbp: 142,
        dbp: 88,
      },
    },
    {
      daysAgo: 33,
      isAttached: true,
      values: {
        tc: 4.9,
        ldl: 3,
        hdl: 1,
        tg: 2,
        glucose_fasting: 5.7,
        hba1c: 5.8,
        creatinine: 89,
        uacr: '<0.5',
        uric_acid: 421,
        alt: 49,
        ast: 36,
        ggt: 58,
        albumin: 45,
        platelets: 232,
        haemoglobin: 15.1,
        waist: 96,
      },
    },
  ],
  documents: [
    {
      daysAgo: 300,
      name: 'Vaccination record',
      type: 'vaccination_record',
      lines: ['Marina Family Clinic (demo)', 'COVID-19 vaccine, November 2023', 'Tetanus booster, May 2019'],
    },
  ],
  visits: [
    {
      daysAgo: 41,
      note: 'Smokes ten a day. Cholesterol lower on the statin, still above the goal.',
      plan: 'Agreed on a day to stop smoking. Repeat the blood test this month, then decide on the dose.',
      actions: ['identity.confirm', 'record.open', 'note.write'],
    },
  ],
};
