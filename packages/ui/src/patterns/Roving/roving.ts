/** Properties of a key event. */
export interface Keystroke {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const steps: Readonly<Record<'row' | 'rowFromRight' | 'column', Readonly<Record<string, -1 | 1>>>> = {
  row: { ArrowLeft: -1, ArrowRight: 1 },
  rowFromRight: { ArrowLeft: 1, ArrowRight: -1 },
  column: { ArrowUp: -1, ArrowDown: 1 },
};

/** Returns whether no modifier key is held that browser or system shortcuts use. */
export const isPlain = ({ altKey, ctrlKey, metaKey }: Keystroke): boolean => !(altKey || ctrlKey || metaKey);

/**
 * Returns the index to which a key moves focus in a row or a column. Arrow keys move to the adjacent item and wrap
 * at the ends; Home and End move to the first and last.
 * @param place current index; -1 for none
 * @returns `undefined` for other keys
 */
export function placeAfterKey(
  stroke: Keystroke,
  place: number,
  count: number,
  axis: 'row' | 'rowFromRight' | 'column',
): number | undefined {
  if (count === 0 || !isPlain(stroke)) return undefined;
  if (stroke.key === 'Home') return 0;
  if (stroke.key === 'End') return count - 1;
  const step = steps[axis][stroke.key];
  if (step === undefined) return undefined;
  if (place < 0) return step > 0 ? 0 : count - 1;
  return (place + step + count) % count;
}
