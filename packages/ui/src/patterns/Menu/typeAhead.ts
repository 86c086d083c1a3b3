/** What has been typed to find an entry. */
export interface Typed {
  text: string;
  /** When the last letter came, in ms of any clock. */
  atMs: number;
}

/** Nothing typed yet. */
export const nothingTyped: Typed = { text: '', atMs: Number.NEGATIVE_INFINITY };

/** After a pause this long, a letter begins a new word. */
const pauseMs = 1000;

/** Returns the typed text after another letter. */
export function typedAfter({ text, atMs }: Typed, letter: string, nowMs: number): Typed {
  return { text: nowMs - atMs > pauseMs ? letter : text + letter, atMs: nowMs };
}

/**
 * Returns the entry that begins with the typed text. A single or repeated letter moves to the next entry, so
 * that all with this letter come in turn. Otherwise the current entry stays while it matches.
 * @param place where one is; -1 for nowhere yet
 */
export function placeOfText(labels: readonly string[], text: string, place: number): number | undefined {
  const letters = text.toLowerCase();
  const isOneLetter = new Set(letters).size === 1;
  const wanted = isOneLetter ? letters.slice(0, 1) : letters;
  const begin = isOneLetter ? place + 1 : Math.max(place, 0);
  const places = labels.map((_, step) => (begin + step) % labels.length);
  return places.find((at) => labels[at]?.toLowerCase().startsWith(wanted));
}
