import { reportPages } from '../shared/report/report.fixtures.ts';
import type { HealthScoreView, LastReportView } from './ReportsScreen.types.ts';

/** Score with a missing area. */
export const score: HealthScoreView = {
  score: 70,
  band: 'moderate',
  components: [
    {
      code: 'bloodPressure',
      label: 'Blood pressure',
      points: 55,
      note: '20 points less, because you take medicine for it.',
    },
    { code: 'bmi', label: 'Weight for height', points: 70 },
    { code: 'lipids', label: 'Blood fats', points: 60 },
    { code: 'glucose', label: 'Blood sugar', points: null },
    { code: 'activity', label: 'Activity', points: 80 },
    { code: 'nicotine', label: 'Smoking', points: 100 },
  ],
  oldestInputOn: '2025-12-20',
  missing: [
    {
      field: 'hba1c',
      why: 'Blood sugar is not counted.',
      answer: 'Add an HbA1c from a laboratory report.',
      href: '/NewForm',
    },
  ],
  sources: ["Adapted from AHA Life's Essential 8 (2022); diet and sleep not included."],
  model: "Life's Essential 8, adapted",
  version: '2022',
};

/** Every page with one report. */
export const lastReport: LastReportView = {
  asOf: '2026-01-01',
  cards: reportPages.map((page, index) => ({
    ...page,
    standings: [
      {
        id: page.href,
        title: `Your ${page.label.toLowerCase()}`,
        summary:
          index === 1
            ? 'Your LDL goal: Below 3.4 mmol/L. Your LDL cholesterol is above the level usually aimed for.'
            : 'This is in the usual range.',
        level: index === 1 ? ('see_doctor' as const) : ('info' as const),
        isComplete: index !== 2,
      },
    ],
  })),
};
