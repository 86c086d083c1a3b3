/** Typed prefix for type-ahead search. */
export interface TypedPrefix {
  text: string;
  /** Time of the last letter, in ms of any clock. */
  atMs: number;
}

/** Initial state without text. */
export const emptyPrefix: TypedPrefix = { text: '', atMs: Number.NEGATIVE_INFINITY };

/** Pause in ms after which a letter starts a new prefix. */
const pauseMs = 1000;

/** Returns the prefix after another letter. */
export function appendLetter({ text, atMs }: TypedPrefix, letter: string, nowMs: number): TypedPrefix {
  return { text: nowMs - atMs > pauseMs ? letter : text + letter, atMs: nowMs };
}

/**
 * Returns the index of an entry that starts with the typed text. A single or repeated letter cycles through the
 * entries with this letter. Otherwise the current entry is kept while it matches.
 * @param place index of the current entry; -1 for none
 */
export function indexOfMatch(labels: readonly string[], text: string, place: number): number | undefined {
  const letters = text.toLowerCase();
  const isOneLetter = new Set(letters).size === 1;
  const prefix = isOneLetter ? letters.slice(0, 1) : letters;
  const begin = isOneLetter ? place + 1 : Math.max(place, 0);
  const places = labels.map((_, step) => (begin + step) % labels.length);
  return places.find((at) => labels[at]?.toLowerCase().startsWith(prefix));
}
