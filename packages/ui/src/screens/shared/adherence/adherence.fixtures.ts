import type { AdherenceData } from './adherence.types.ts';

/** Four weeks with skipped and unrecorded doses, the last one up to yesterday, 31 December 2025. */
export const fourWeeks: AdherenceData = {
  from: '2025-12-08',
  to: '2025-12-31',
  total: { due: 72, taken: 60, skipped: 2, percent: 83 },
  weeks: [
    { from: '2025-12-08', to: '2025-12-14', due: 21, taken: 21, skipped: 0, percent: 100 },
    { from: '2025-12-15', to: '2025-12-21', due: 21, taken: 17, skipped: 0, percent: 80 },
    { from: '2025-12-22', to: '2025-12-28', due: 21, taken: 14, skipped: 2, percent: 66 },
    { from: '2025-12-29', to: '2025-12-31', due: 9, taken: 8, skipped: 0, percent: 88 },
  ],
  medicines: [
    { medicationUuid: 'm1', name: 'Metformin 500 mg', due: 48, taken: 37, skipped: 2, percent: 77 },
    { medicationUuid: 'm2', name: 'Amlodipine 5 mg', due: 24, taken: 23, skipped: 0, percent: 95 },
  ],
  parts: [
    { part: 'morning', due: 48, taken: 45, skipped: 2, percent: 93 },
    { part: 'evening', due: 24, taken: 15, skipped: 0, percent: 62 },
  ],
  leastRecordedPart: 'evening',
  source:
    'Proportion of prescribed doses taken: WHO, Adherence to long-term therapies, 2003; ABC taxonomy (Vrijens 2012).',
  words: 'This is what you recorded in Vitalane. A dose that you took but did not record does not count.',
};

/** The same, as a doctor reads it. */
export const fourWeeksOfPatient: AdherenceData = {
  ...fourWeeks,
  words:
    'As recorded by the patient in Vitalane, not measured: a dose that was taken but not recorded counts as not recorded.',
};

const none = { due: 0, taken: 0, skipped: 0, percent: null };

/** No dose was planned before today. */
export const noDoses: AdherenceData = {
  ...fourWeeks,
  total: none,
  weeks: fourWeeks.weeks.map((week) => ({ ...week, ...none })),
  medicines: [],
  parts: [],
  leastRecordedPart: null,
};

/** A weekly medicine that is new: weeks without doses, and too few doses for a percentage. */
export const fewDoses: AdherenceData = {
  ...noDoses,
  total: { due: 2, taken: 2, skipped: 0, percent: null },
  weeks: noDoses.weeks.map((week, index) =>
    index < 2 ? week : { ...week, due: 1, taken: 1, skipped: 0, percent: null },
  ),
  medicines: [
    {
      medicationUuid: 'm3',
      name: 'Hydrochlorothiazide-amlodipine-valsartan 25 mg/10 mg/320 mg prolonged-release',
      due: 2,
      taken: 2,
      skipped: 0,
      percent: null,
    },
  ],
  parts: [{ part: 'any_time', due: 2, taken: 2, skipped: 0, percent: null }],
};
