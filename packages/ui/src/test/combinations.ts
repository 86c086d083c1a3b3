/** Value for each axis. */
type Combination<Axes extends Record<string, readonly unknown[]>> = {
  [Axis in keyof Axes]: Axes[Axis][number];
};

/**
 * Returns every combination of prop values, for matrix stories. The last axis changes fastest.
 * @param axes prop name to its values
 */
export function combinations<Axes extends Record<string, readonly unknown[]>>(
  axes: Axes,
): Combination<Axes>[] {
  const all = Object.entries(axes).reduce<Record<string, unknown>[]>(
    (rows, [axis, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [axis]: value }))),
    [{}],
  );
  return all as Combination<Axes>[];
}
