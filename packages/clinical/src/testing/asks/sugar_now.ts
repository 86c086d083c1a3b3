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

/** Returns the urgency of a person's sugar. */
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
