import { categoryLabel } from '../advice/categoryLabels.ts';
import { type LabMark, labMark } from '../alerts/labMark.ts';
import { bandLabels } from '../bands.ts';
import type { Sex } from '../fields.ts';
import { egfrCkdEpi2021 } from '../kidney/egfr.ts';
import { kdigoStage } from '../kidney/kdigo.ts';
import { bandsInUnit, isBanded } from '../quantities/bands.ts';
import type { QuantityCode } from '../quantities/catalogue.ts';
import { canonicalValue } from '../quantities/convert.ts';
import type { EnteredResult } from '../results/labResult.ts';
import { type PartName, type PartPerson, withheldFor } from '../scope/parts.ts';
import { resultBand } from './showResult.ts';

/** Person on the day of a sample; `null` is unknown. */
export interface MarkedPerson extends PartPerson {
  readonly sex: Sex | null;
  readonly hasDiabetes: boolean | null;
}

type Side = 'low' | 'high' | null;

/** Part of the reports with the bands of a result. */
const PARTS_OF = {
  tc: 'lipid_band',
  ldl: 'lipid_band',
  hdl: 'lipid_band',
  tg: 'lipid_band',
  glucose_fasting: 'glucose_band',
  glucose_2h: 'glucose_band',
  glucose_random: 'glucose_band',
  hba1c: 'hba1c_band',
  creatinine: 'egfr',
} as const satisfies Partial<Record<QuantityCode, PartName>>;
/** Parts whose bands are for people without diabetes. */
const WITHOUT_DIABETES: readonly PartName[] = ['glucose_band', 'hba1c_band'];

/**
 * Returns the mark in a list of a result outside the usual bands of its report, a creatinine by its filtration rate.
 * `null` inside them, where a limit allows both, and where the bands do not apply to the person.
 */
export function bandMark(
  { code, ...printed }: Omit<EnteredResult, 'code'> & { readonly code: string },
  person: MarkedPerson,
): LabMark | null {
  if (!isMarked(code)) return null;
  const [part, result] = [PARTS_OF[code], { code, ...printed }];
  if (withheldFor(part, person) !== null) return null;
  if (person.hasDiabetes && WITHOUT_DIABETES.includes(part)) return null;
  const sides = new Set(result.code === 'creatinine' ? [creatinineSide(result, person)] : sidesOf(result));
  const [side = null] = sides;
  return side === null || sides.size > 1 ? null : labMark({ grade: 'next_visit', side });
}

const isMarked = (code: string): code is keyof typeof PARTS_OF => Object.hasOwn(PARTS_OF, code);

/** Returns the side of each band that a result allows; `null` is usual. */
function sidesOf(result: EnteredResult): readonly Side[] {
  const { code, unit } = result;
  const table = isBanded(code) ? bandsInUnit(code, unit) : undefined;
  if (!table) return [];
  const labels = bandLabels(table.bands);
  const isUsual = (band: string | undefined) => categoryLabel(code, band)?.tone === 'good';
  const usualFrom = labels.findIndex(isUsual);
  return resultBand(result).possible.map((band) => {
    if (isUsual(band)) return null;
    return labels.indexOf(band) < usualFrom ? 'low' : 'high';
  });
}

/** Returns whether a creatinine stands for a reduced filtration rate. A value below a limit may be usual. */
function creatinineSide({ value, unit, comparator }: EnteredResult, { sex, ageYears }: MarkedPerson): Side {
  const creatinineUmolL = canonicalValue('creatinine', value, unit);
  if (comparator?.startsWith('<') || creatinineUmolL === null) return null;
  const filtration = egfrCkdEpi2021({ sex, ageYears, creatinineUmolL });
  const stage = filtration.status === 'ok' ? kdigoStage({ egfr: filtration.egfr }) : filtration;
  return stage.status === 'ok' && categoryLabel('egfr', stage.g)?.tone !== 'good' ? 'high' : null;
}
