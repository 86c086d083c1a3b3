import { addDays } from '@vitalane/time';
import { checkMedicine, type FindingLevel, type Ingredient } from '../../index.ts';
import { medicineOf } from '../../medicines/medicines.sample.ts';

interface Given {
  readonly medicine: string;
  readonly route?: 'mouth' | 'skin' | 'injection';
  readonly egfr?: number;
  readonly egfrDaysAgo?: number;
  readonly potassium?: number;
  readonly kidneyDisease?: boolean;
  readonly heartFailure?: boolean;
  readonly others?: readonly string[];
  readonly lowDoseAspirin?: boolean;
}

const TODAY = '2026-01-01';
const STRENGTHS: Readonly<Record<FindingLevel, string>> = { serious: 'avoid', caution: 'ask' };

/** Aspirin has the codes of both its uses, as in the catalogue. */
const aspirin = (mgPerUnit: number | undefined): Ingredient => ({
  name: 'acetylsalicylic acid',
  atc: ['B01AC06', 'N02BA01'],
  ...(mgPerUnit !== undefined && { mgPerUnit }),
});

function ingredientsOf({ medicine, route, lowDoseAspirin }: Given): readonly Ingredient[] {
  if (medicine === 'aspirin' || medicine === 'acetylsalicylic acid')
    return [aspirin(lowDoseAspirin ? 100 : undefined)];
  // On the skin a painkiller has the code of its group for the skin.
  return medicineOf(medicine).ingredients.map((one) => (route === 'skin' ? { ...one, atc: ['M02AA'] } : one));
}

/** Returns how strongly the kidneys speak against a medicine. */
export function answer(given: Given): unknown {
  const { medicine, egfr, egfrDaysAgo = 0, others = [] } = given;
  const result = checkMedicine({
    medicine: { name: medicine, ingredients: ingredientsOf(given) },
    others: others.map((other) => medicineOf(other)),
    allergies: [],
    asOf: TODAY,
    egfr,
    egfrOn: egfr === undefined ? undefined : addDays(TODAY, -egfrDaysAgo),
    potassiumMmolL: given.potassium,
    hasKidneyDisease: given.kidneyDisease,
    hasHeartFailure: given.heartFailure,
  });
  if (result.status !== 'ok') throw new Error(result.status);
  const [finding] = result.findings.filter(({ code }) => code === 'kidney' || code === 'potassium');
  return { strength: finding ? STRENGTHS[finding.level] : 'none' };
}
