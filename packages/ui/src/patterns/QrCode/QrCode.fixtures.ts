/** Example with the structure of a version 1 code: three finders and a pattern between them. */
export const exampleModules: readonly (readonly boolean[])[] = Array.from({ length: 21 }, (_, y) =>
  Array.from({ length: 21 }, (__, x) => isDark(x, y)),
);

function isDark(x: number, y: number): boolean {
  const corner = finderAt(x, y);
  if (corner) return isFinderDark(...corner);
  return (x * 7 + y * 11 + x * y) % 3 === 0;
}

/** Returns the position within a finder, or `undefined` outside the three. */
function finderAt(x: number, y: number): [number, number] | undefined {
  const [inLeft, inRight, inTop, inBottom] = [x < 8, x > 12, y < 8, y > 12];
  if (inLeft && inTop) return [x, y];
  if (inRight && inTop) return [20 - x, y];
  return inLeft && inBottom ? [x, 20 - y] : undefined;
}

function isFinderDark(x: number, y: number): boolean {
  const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
  return ring <= 1 || ring === 3;
}
