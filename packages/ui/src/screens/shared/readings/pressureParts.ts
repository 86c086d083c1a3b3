import type { PlottedPart } from './readingSeries.ts';

/** Unit of blood pressure. */
export const pressureUnit = 'mmHg';

/** Upper limits of home readings in mmHg, exclusive. */
export interface BloodPressureTarget {
  systolicBelowMmHg: number;
  diastolicBelowMmHg: number;
}

/** Returns the two numbers of a blood pressure, each with its upper limit; `null` draws no limit. */
export function pressureParts(target: BloodPressureTarget | null): readonly [PlottedPart, PlottedPart] {
  const partOf = (id: string, name: string, below: number | undefined): PlottedPart => ({
    id,
    name,
    ...(below && { target: { label: `${name} limit`, below } }),
  });
  return [
    partOf('systolic', 'Upper', target?.systolicBelowMmHg),
    partOf('diastolic', 'Lower', target?.diastolicBelowMmHg),
  ];
}
