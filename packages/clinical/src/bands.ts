/** Steps in rising order, each with its upper limit; `otherwise` is the band above the last step. */
export interface BandTable<Label> {
  readonly steps: readonly (readonly ['<' | '<=', number, Label])[];
  readonly otherwise: Label;
}

/** The label of the first step whose upper limit holds `value`. */
export function band<Label>(value: number, table: BandTable<Label>): Label {
  for (const [relation, limit, label] of table.steps) {
    if (relation === '<' ? value < limit : value <= limit) return label;
  }
  return table.otherwise;
}
