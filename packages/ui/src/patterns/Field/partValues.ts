/** One box of a value that is typed in parts, such as the day of a date. */
export interface Part<Name extends string> {
  name: Name;
  /** Stands over the box: “Day”. */
  label: string;
  /** Number of digits. */
  length: 2 | 4;
  /** What the browser may fill in. */
  autoComplete?: string;
}

/** What stands in the boxes, as typed. */
export type PartValues<Name extends string> = Readonly<Record<Name, string>>;

/** What typing in a box leads to. */
export interface PartChange<Name extends string> {
  values: PartValues<Name>;
  /** The box that takes focus; undefined to stay. */
  next?: Name;
}

const separated = /^\s*(\d+)[/.:\s-]+$/;

/**
 * Returns what typing in a box leads to. A whole value, pasted for example, fills all boxes. A separator after digits, or one
 * digit more than the box holds, moves to the next box.
 * @param whole takes a whole value apart; nothing for any other text
 */
export function changePart<Name extends string>(
  parts: readonly Part<Name>[],
  values: PartValues<Name>,
  name: Name,
  text: string,
  whole: (text: string) => PartValues<Name> | undefined,
): PartChange<Name> {
  const all = whole(text);
  if (all) return { values: all };
  const place = parts.findIndex((part) => part.name === name);
  const next = parts[place + 1]?.name;
  const ended = separated.exec(text)?.[1];
  if (ended !== undefined) return { values: { ...values, [name]: ended }, ...(next && { next }) };
  const length = parts[place]?.length ?? text.length;
  const isFull = /^\d+$/.test(text) && text.length > length;
  if (!isFull) return { values: { ...values, [name]: text } };
  const kept = { ...values, [name]: text.slice(0, length) };
  return next ? { values: { ...kept, [next]: text.slice(length) }, next } : { values: kept };
}
