import type { GrayPicture } from './grayPicture.ts';

const inkBelow = 150;
const white = 255;
/** Lengths above any stroke of a letter, in shares of the width of the page. */
const longestStroke = { across: 1 / 14, down: 1 / 22 };

/** Removes the rules of tables: OCR treats a ruled cell as a picture and reads nothing in it. */
export function removeRules({ data, widthPx, heightPx }: GrayPicture): GrayPicture {
  const clean = Uint8Array.from(data);
  const erase = (index: number) => {
    clean[index] = white;
  };
  eraseRuns(data, {
    lines: heightPx,
    length: widthPx,
    at: (line, place) => line * widthPx + place,
    least: widthPx * longestStroke.across,
    erase,
  });
  eraseRuns(data, {
    lines: widthPx,
    length: heightPx,
    at: (line, place) => place * widthPx + line,
    least: widthPx * longestStroke.down,
    erase,
  });
  return { data: clean, widthPx, heightPx };
}

interface Direction {
  lines: number;
  length: number;
  /** Returns the index of a pixel by its line and its position in the line. */
  at: (line: number, place: number) => number;
  /** Minimum length of a rule. */
  least: number;
  erase: (index: number) => void;
}

function eraseRuns(data: Uint8Array, { lines, length, at, least, erase }: Direction): void {
  for (let line = 0; line < lines; line++) {
    let start = 0;
    for (let place = 0; place <= length; place++) {
      const isInk = place < length && (data[at(line, place)] ?? white) < inkBelow;
      if (isInk) continue;
      if (place - start >= least) eraseRun(line, start, place);
      start = place + 1;
    }
  }

  /** Erases a run with the soft edges on both sides. */
  function eraseRun(line: number, from: number, to: number): void {
    for (const near of [line - 1, line, line + 1]) {
      if (near < 0 || near >= lines) continue;
      for (let place = from; place < to; place++) erase(at(near, place));
    }
  }
}
