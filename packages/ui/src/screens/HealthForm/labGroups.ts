import { healthFormCopy } from './HealthFormScreen.copy.ts';
import type { LabDimension } from './HealthFormScreen.types.ts';

/** Measures that a report prints together. */
export interface LabGroup {
  id: string;
  name: string;
  dimensions: readonly LabDimension[];
}

const { groups } = healthFormCopy;

/** Measures in the usual order of reports for chronic conditions. */
const members: readonly (readonly [id: keyof typeof groups, codes: readonly string[]])[] = [
  ['lipids', ['tc', 'ldl', 'hdl', 'nonhdl', 'tg']],
  ['sugar', ['hba1c', 'glucose_fasting', 'glucose_2h', 'glucose_random']],
  ['kidney', ['creatinine', 'egfr', 'uacr', 'urea', 'uric_acid', 'sodium', 'potassium']],
  ['liver', ['alt', 'ast', 'alp', 'ggt', 'bilirubin', 'albumin']],
  ['blood', ['haemoglobin', 'wbc', 'platelets']],
  ['visit', ['sbp', 'dbp', 'weight', 'height', 'waist', 'bmi']],
];

/** Returns the measures by group. */
export function labGroups(dimensions: readonly LabDimension[]): LabGroup[] {
  return members.flatMap(([id, codes]) => {
    const found = codes.flatMap((code) => dimensions.find((dimension) => dimension.code === code) ?? []);
    return found.length > 0 ? [{ id, name: groups[id], dimensions: found }] : [];
  });
}
