import type { BloodPressureCategory } from './bloodPressure.types.ts';

/** Words for blood pressure that several screens use. */
export const bloodPressureCopy = {
  unit: 'mmHg',
  /** One reading in words, such as “128/82 mmHg”. */
  reading: (valueFrom: number, valueTo: number) => `${valueFrom}/${valueTo} mmHg`,
  category: {
    low: 'Low',
    normal: 'In the usual range',
    high_normal: 'Slightly above the usual range',
    above_threshold: 'Above the usual limit',
    well_above_threshold: 'Well above the usual limit',
    urgent: 'Very high',
  } satisfies Record<BloodPressureCategory, string>,
  urgent: {
    title: 'This reading is very high. Here is what to do.',
    steps: [
      'Sit quietly and measure again after 5 minutes.',
      'If it is still this high, see a doctor today.',
    ],
    emergency:
      'If you have chest pain, breathlessness, weakness, trouble speaking or seeing, or a bad headache: call 995 now.',
    call: 'Call 995',
  },
} as const;
