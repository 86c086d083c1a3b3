import { FINDING_TEXT, type MedicineFinding } from './findings.ts';
import { KIDNEY_RULES } from './kidneyRules.ts';
import { POTASSIUM_RULES } from './potassiumRules.ts';
import { PREGNANCY_RULES } from './pregnancyRules.ts';
import { type CheckedMedicine, hasAtc } from './types.ts';

/** Returns the findings about the kidneys; `egfr` in mL/min/1.73 m². */
export function checkKidney({ ingredients }: CheckedMedicine, egfr: number): readonly MedicineFinding[] {
  return ingredients.flatMap((ingredient) => {
    const rule = KIDNEY_RULES.find(({ atc, egfrBelow }) => egfr < egfrBelow && hasAtc(ingredient.atc, atc));
    if (!rule) return [];
    const text = rule.level === 'serious' ? FINDING_TEXT.kidneySerious : FINDING_TEXT.kidney;
    return [
      { code: 'kidney', level: rule.level, text: text(ingredient, egfr), source: rule.source } as const,
    ];
  });
}

/** Returns the findings about a high potassium, in mmol/L. */
export function checkPotassium(
  { ingredients }: CheckedMedicine,
  potassiumMmolL: number,
): readonly MedicineFinding[] {
  return ingredients.flatMap((ingredient) => {
    const rule = POTASSIUM_RULES.find(
      ({ atc, potassiumFrom }) => potassiumMmolL >= potassiumFrom && hasAtc(ingredient.atc, atc),
    );
    if (!rule) return [];
    const text = FINDING_TEXT.potassium(ingredient, potassiumMmolL);
    return [{ code: 'potassium', level: rule.level, text, source: rule.source } as const];
  });
}

/** Returns the findings about pregnancy. */
export function checkPregnancy({ ingredients }: CheckedMedicine): readonly MedicineFinding[] {
  return ingredients.flatMap((ingredient) => {
    const rule = PREGNANCY_RULES.find(({ atc }) => hasAtc(ingredient.atc, atc));
    if (!rule) return [];
    const text = rule.level === 'serious' ? FINDING_TEXT.pregnancy : FINDING_TEXT.pregnancyCaution;
    return [{ code: 'pregnancy', level: rule.level, text: text(ingredient), source: rule.source } as const];
  });
}
