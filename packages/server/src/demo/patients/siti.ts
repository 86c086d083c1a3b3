import type { DemoRecord } from '../record.ts';

/** A healthy patient who keeps a diary and has slightly low iron. */
export const siti: DemoRecord = {
  diary: {
    systolicMmHg: [114, 112],
    diastolicMmHg: [73, 71],
    shareOfDaysMissed: 0.7,
    heightCm: 162,
    weightKg: [58.5, 57.5],
    exercise: [0.4, 0.55],
  },
  diagnoses: [{ name: 'Allergic rhinitis', daysAgo: 1900 }],
  conditions: ['allergic_rhinitis'],
  medicineGroups: ['allergy_medicine', 'supplements'],
  addresses: [{ address: '5 Tampines Street 32', unitNumber: '#02-18', postalCode: '520005' }],
  medicines: [
    {
      name: 'Cetirizine 10 mg',
      indication: 'Allergy',
      quantity: 30,
      remaining: 22,
      frequency: 'Only when needed',
      times: [],
      startedDaysAgo: 400,
    },
    {
      name: 'Colecalciferol (vitamin D3) 2000 units',
      indication: 'Vitamin D',
      quantity: 90,
      remaining: 63,
      frequency: 'Once daily',
      times: ['09:00'],
      startedDaysAgo: 117,
    },
  ],
  orders: [
    {
      daysAgo: 77,
      lines: [{ name: 'Cetirizine 10 mg', quantity: 30 }],
      steps: [
        ['confirmed', 2],
        ['dispatched', 19],
        ['delivered', 40],
      ],
    },
  ],
  labReports: [
    {
      daysAgo: 655,
      values: {
        tc: 4.6,
        ldl: 2.7,
        hdl: 1.6,
        tg: 0.8,
        glucose_fasting: 4.8,
        haemoglobin: 11.4,
        platelets: 268,
      },
    },
    {
      daysAgo: 291,
      values: {
        tc: 4.5,
        ldl: 2.6,
        hdl: 1.6,
        tg: 0.7,
        glucose_fasting: 4.9,
        hba1c: 5.2,
        haemoglobin: 11.7,
        sbp: 116,
        dbp: 72,
      },
    },
    {
      daysAgo: 52,
      values: {
        tc: 4.4,
        ldl: 2.5,
        hdl: 1.6,
        tg: 0.7,
        glucose_fasting: 4.8,
        hba1c: 5.2,
        creatinine: 58,
        uacr: '<0.5',
        alt: 16,
        ast: 18,
        albumin: 44,
        platelets: 271,
        haemoglobin: 12.1,
        waist: 71,
      },
    },
  ],
  documents: [],
  visits: [],
};
