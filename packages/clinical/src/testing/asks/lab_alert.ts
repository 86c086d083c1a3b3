import {
  type Comparator,
  hasLabLimits,
  labAlert,
  levelOf,
  quantityNamed,
  type Symptom,
} from '../../index.ts';

interface Given {
  /** Code or alias of a quantity. */
  readonly analyte: string;
  readonly value: number;
  readonly unit: string;
  readonly comparator?: Comparator;
  readonly sampledDaysAgo: number;
  readonly previous?: { readonly value: number; readonly daysBefore: number };
  readonly known?: {
    readonly diabetes?: boolean;
    readonly pregnant?: boolean;
    readonly sex?: 'female' | 'male';
    readonly kidneyStage5?: boolean;
    readonly aki?: boolean;
    readonly potassium?: number;
    readonly bilirubinUmolL?: number;
    readonly upperLimit?: number;
  };
  readonly symptoms?: readonly Symptom[];
  readonly typed?: boolean;
}

/** Returns the alert of a result. */
export function answer({ analyte, previous, known = {}, typed, symptoms, ...given }: Given): unknown {
  const code = quantityNamed(analyte) ?? '';
  if (!hasLabLimits(code)) throw new Error(`No alert limits for ${analyte}`);
  const { grade, ...alert } = labAlert({
    ...given,
    code,
    symptoms: symptoms ?? [],
    isTyped: typed ?? false,
    earlier: previous ? [previous] : [],
    known: {
      hasDiabetes: known.diabetes ?? false,
      isPregnant: known.pregnant ?? false,
      sex: known.sex ?? null,
      hasKidneyStage5: known.kidneyStage5 ?? false,
      creatinineJumped: known.aki ?? false,
      potassiumMmolL: known.potassium ?? null,
      bilirubinUmolL: known.bilirubinUmolL ?? null,
      upperLimitUL: known.upperLimit ?? null,
    },
  });
  return { ...alert, ...levelOf(grade) };
}
