/** Steps in ascending order, each with its upper limit; `otherwise` is the band above the last step. */
export interface BandTable<Label> {
  readonly steps: readonly (readonly ['<' | '<=', number, Label])[];
  readonly otherwise: Label;
}

/** Returns the label of the first step whose upper limit includes `value`. */
export function band<Label>(value: number, table: BandTable<Label>): Label {
  for (const [relation, limit, label] of table.steps) {
    if (relation === '<' ? value < limit : value <= limit) return label;
  }
  return table.otherwise;
}

/** Returns the labels of a table, lowest band first. */
export function bandLabels<Label>({ steps, otherwise }: BandTable<Label>): readonly Label[] {
  return [...steps.map(([, , label]) => label), otherwise];
}

/** Returns the same bands with the limits published for another unit, in ascending order. */
export function withLimits<Label>(table: BandTable<Label>, limits: readonly number[]): BandTable<Label> {
  const steps = table.steps.map(([relation, limit, label], index) => {
    return [relation, limits[index] ?? limit, label] as const;
  });
  return { ...table, steps };
}
