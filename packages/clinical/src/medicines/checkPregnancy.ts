import { FINDING_TEXT, type MedicineFinding } from './findings.ts';
import { PREGNANCY_RULES } from './pregnancyRules.ts';
import { type CheckedMedicine, hasAtc } from './types.ts';

/** Returns the findings about pregnancy. */
export function checkPregnancy({ ingredients }: CheckedMedicine): readonly MedicineFinding[] {
  return ingredients.flatMap((ingredient) => {
    const rule = PREGNANCY_RULES.find(({ atc }) => hasAtc(ingredient.atc, atc));
    if (!rule) return [];
    const text = rule.level === 'serious' ? FINDING_TEXT.pregnancy : FINDING_TEXT.pregnancyCaution;
    return [{ code: 'pregnancy', level: rule.level, text: text(ingredient), source: rule.source } as const];
  });
}
