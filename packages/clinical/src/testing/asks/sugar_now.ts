import { levelOf, type Symptom, sugarAlertGrade } from '../../index.ts';

interface Given {
  readonly glucoseMmolL?: number;
  readonly meter?: 'HI';
  readonly ketonesMmolL?: number;
  readonly urineKetones?: number;
  readonly symptoms?: readonly Symptom[];
  readonly diabetes?: boolean;
  readonly pregnant?: boolean;
  readonly onSglt2?: boolean;
}

/** Returns how urgent a person's sugar is. */
export function answer({ meter, diabetes, pregnant, symptoms, ...given }: Given): unknown {
  return levelOf(
    sugarAlertGrade({
      ...given,
      symptoms: symptoms ?? [],
      isMeterHigh: meter === 'HI',
      hasDiabetes: diabetes ?? null,
      isPregnant: pregnant ?? null,
    }),
  );
}
