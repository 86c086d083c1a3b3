import { type Comparator, egfrInUse } from '../../index.ts';

interface Given {
  readonly person: { readonly sex: string; readonly ageYears: number };
  readonly results: readonly {
    readonly on: string;
    readonly time?: string;
    readonly egfr?: number;
    readonly egfrComparator?: Comparator;
    readonly creatinineUmolL?: number;
  }[];
}

/** Returns the eGFR in use. */
export function answer({ person, results }: Given): unknown {
  return egfrInUse({ sex: person.sex, ageOn: () => person.ageYears }, results);
}
