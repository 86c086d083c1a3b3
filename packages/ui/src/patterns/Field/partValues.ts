/** Box of a value that is typed in parts, such as the day of a date. */
export interface Part<Name extends string> {
  name: Name;
  /** Label above the box: “Day”. */
  label: string;
  /** Number of digits. */
  length: 2 | 4;
  /** Value of the `autocomplete` attribute. */
  autoComplete?: string;
}

/** Typed text of each box. */
export type PartValues<Name extends string> = Readonly<Record<Name, string>>;

/** Result of typing in a box. */
export interface PartChange<Name extends string> {
  values: PartValues<Name>;
  /** Box that receives focus; `undefined` to keep focus. */
  next?: Name;
}

const separated = /^\s*(\d+)[/.:\s-]+$/;

/**
 * Returns the result of typing in a box. A complete value, for example from the clipboard, fills all boxes. A
 * separator after digits, or a digit that exceeds the length, moves to the next box.
 * @param whole splits a complete value; returns `undefined` for other text
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
