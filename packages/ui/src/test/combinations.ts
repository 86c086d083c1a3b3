/** One value for each axis. */
type Combination<Axes extends Record<string, readonly unknown[]>> = {
  [Axis in keyof Axes]: Axes[Axis][number];
};

/**
 * Returns every combination of the given prop values, for matrix stories: the last axis changes fastest.
 * @param axes prop name to the values it takes
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
