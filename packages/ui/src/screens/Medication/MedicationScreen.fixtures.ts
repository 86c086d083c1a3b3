import type { DoseEntry } from '../shared/doses/dose.types.ts';
import type { MedicineEntry, ReminderDelivery, UnnamedMedicine } from './MedicationScreen.types.ts';

/** 17:12 on 1 January 2026 in Singapore. */
export const now = '2026-01-01T09:12:00.000Z';
export const timeZone = 'Asia/Singapore';

/** Tablet in the morning, with ample stock. */
export const amlodipine: MedicineEntry = {
  uuid: '55555555-5555-4555-8555-000000000001',
  name: 'Amlodipine 5 mg',
  brand: 'Norvasc',
  indication: 'Blood pressure',
  unit: 'tablet',
  dose: 1,
  frequency: 'Once daily',
  repeat: null,
  startsOn: '2025-12-01',
  endsOn: null,
  steps: [],
  remaining: 28,
  runsOutOn: '2026-01-29',
  reminder: true,
  reminderFrequency: 'Daily',
  days: [0],
  times: ['08:00'],
  warnings: [],
  warningReason: null,
  editHref: '/MedicationStepper/55555555-5555-4555-8555-000000000001',
};

/** Twice a day, with low stock. */
export const metformin: MedicineEntry = {
  ...amlodipine,
  uuid: '55555555-5555-4555-8555-000000000002',
  name: 'Metformin 500 mg',
  brand: null,
  indication: 'Type 2 diabetes',
  frequency: 'Twice daily',
  remaining: 6,
  runsOutOn: '2026-01-04',
  times: ['08:00', '20:00'],
  warnings: [
    {
      code: 'running_out',
      level: 'caution',
      text: 'This lasts 3 more days. Order more in time.',
      source: null,
    },
  ],
  editHref: '/MedicationStepper/55555555-5555-4555-8555-000000000002',
};

/** As needed, with an allergy on record. */
export const ibuprofen: MedicineEntry = {
  ...amlodipine,
  uuid: '55555555-5555-4555-8555-000000000003',
  name: 'Ibuprofen 200 mg',
  brand: null,
  indication: null,
  frequency: 'Only when needed',
  remaining: 12,
  runsOutOn: null,
  reminder: false,
  warnings: [
    {
      code: 'recorded_allergy',
      level: 'serious',
      text: 'Recorded allergy: Brufen. This medicine contains ibuprofen. Ask a doctor or pharmacist before you take it.',
      source: 'The recorded allergy names this ingredient.',
    },
  ],
  editHref: '/MedicationStepper/55555555-5555-4555-8555-000000000003',
};

/** Returns a dose of 1 January 2026 for stories, which is offered two hours before its time. */
export function dose(
  { uuid, name, unit, dose: amount }: MedicineEntry,
  time: string | null,
  change: Partial<DoseEntry> = {},
): DoseEntry {
  const { date = '2026-01-01' } = change;
  const dueAt = time && new Date(`${date}T${time}:00+08:00`).toISOString();
  return {
    id: `${uuid} ${date} ${time}`,
    medicationUuid: uuid,
    name,
    unit,
    dose: amount,
    date,
    time,
    number: time === null ? 1 : null,
    dueAt,
    offeredFrom: dueAt && new Date(Date.parse(dueAt) - 7_200_000).toISOString(),
    status: 'open',
    version: 0,
    answeredOn: null,
    intake: null,
    isReminded: true,
    snoozedUntil: null,
    warning: null,
    ...change,
  };
}

const takenAt = (time: string) => ({
  status: 'taken' as const,
  intake: { uuid: 'intake-1', date: '2026-01-01', time, dose: 1, note: null },
});

/** Day with a dose of every status. */
export const mixedDay: readonly DoseEntry[] = [
  dose(amlodipine, '08:00', takenAt('08:05')),
  dose(metformin, '08:00'),
  dose({ ...amlodipine, uuid: 'simvastatin', name: 'Simvastatin 20 mg' }, '17:00'),
  dose({ ...amlodipine, uuid: 'aspirin', name: 'Aspirin 100 mg' }, '16:00', { snoozedUntil: '17:20' }),
  dose({ ...amlodipine, uuid: 'vitamin', name: 'Vitamin D' }, '12:00', { status: 'skipped' }),
  dose(metformin, '20:00'),
];

/** Last night's dose, still open, and tonight's: 00:20 on 2 January. */
export const afterMidnight = '2026-01-01T16:20:00.000Z';
export const twoNights: readonly DoseEntry[] = [
  dose(amlodipine, '21:30'),
  dose(amlodipine, '21:30', { date: '2026-01-02' }),
];

const bisoprolol = { ...amlodipine, uuid: 'bisoprolol', name: 'Bisoprolol 2.5 mg' };

/** Morning with three medicines at one time, of which one has a warning. */
export const morningTogether: readonly DoseEntry[] = [
  dose(amlodipine, '08:00'),
  dose(metformin, '08:00', { warning: 'Ask a doctor before you take it. Reason: eGFR 28.' }),
  dose(bisoprolol, '08:00'),
  dose(metformin, '20:00'),
];

/** Channels: delivered, failed, and without messages. */
export const deliveries: readonly ReminderDelivery[] = [
  { channel: 'bell', isOn: true, deliveredAt: '2026-01-01T00:00:00.000Z', failure: null },
  { channel: 'push', isOn: true, deliveredAt: '2025-12-31T12:00:00.000Z', failure: 'not_accepted' },
  { channel: 'mail', isOn: true, deliveredAt: null, failure: null },
];

const fromProfile = {
  provenance: 'You said yes in your profile on 12 December 2025.',
  removal: 'You removed it. Do you no longer have it, or was it added by mistake?',
};

/** Groups of the health record without a medicine; the doctor recorded the last one. */
export const unnamed: readonly UnnamedMedicine[] = [
  {
    ...fromProfile,
    item: 'blood_pressure_medicine',
    name: 'Medicine for blood pressure',
    addHref: '/MedicationStepper?group=blood_pressure_medicine',
  },
  {
    item: 'blood_thinner',
    name: 'Medicine against blood clots, such as aspirin or warfarin',
    provenance: 'Dr Priya Nair recorded it on 3 December 2025.',
    removal: null,
    addHref: '/MedicationStepper?group=blood_thinner',
  },
];
