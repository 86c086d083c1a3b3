import type { GrayPicture } from './grayPicture.ts';

const inkBelow = 150;
const white = 255;
/** Minimum number of dots; fewer may be an ellipsis or the strokes of letters. */
const minDots = 10;
/** In shares of the width of the page. */
const dot = { widest: 1 / 230, widestGap: 1 / 70 };
/** Maximum variation of the distance between dots. */
const gapTolerancePx = 2;

interface Run {
  from: number;
  to: number;
}

/** Removes the dot leaders between a name and its result, which OCR reads as letters. */
export function removeLeaders(picture: GrayPicture): GrayPicture {
  const clean = Uint8Array.from(picture.data);
  for (let y = 0; y < picture.heightPx; y++) {
    for (const { from, to } of leadersOf(dotsOf(picture, y), picture.widthPx)) {
      // Includes the soft edge around each dot.
      for (const near of [y - 1, y, y + 1]) {
        if (near < 0 || near >= picture.heightPx) continue;
        clean.fill(white, near * picture.widthPx + Math.max(0, from - 1), near * picture.widthPx + to + 1);
      }
    }
  }
  return { ...picture, data: clean };
}

/** Returns the short runs of ink in a row that have paper above and below. */
function dotsOf({ data, widthPx, heightPx }: GrayPicture, y: number): Run[] {
  const widest = Math.round(widthPx * dot.widest);
  const isInk = (x: number, row: number) =>
    row >= 0 && row < heightPx && (data[row * widthPx + x] ?? white) < inkBelow;
  const runs: Run[] = [];
  let from = -1;
  for (let x = 0; x <= widthPx; x++) {
    const isOn = x < widthPx && isInk(x, y);
    if (isOn && from < 0) from = x;
    if (isOn || from < 0) continue;
    const middle = (from + x) >> 1;
    const isFree = !isInk(middle, y - widest) && !isInk(middle, y + widest);
    if (x - from <= widest && isFree) runs.push({ from, to: x });
    from = -1;
  }
  return runs;
}

/** Returns runs at equal distances that are more numerous than in any word. */
function leadersOf(runs: readonly Run[], widthPx: number): Run[] {
  const found: Run[] = [];
  let row: Run[] = [];
  const close = () => {
    if (row.length >= minDots) found.push(...row);
  };
  for (const run of runs) {
    const [last, before] = [row.at(-1), row.at(-2)];
    const gap = last ? run.from - last.from : 0;
    const isNear = last !== undefined && gap <= widthPx * dot.widestGap;
    const isEven = !(last && before) || Math.abs(gap - (last.from - before.from)) <= gapTolerancePx;
    if (isNear && isEven) row.push(run);
    else {
      close();
      row = isNear && last ? [last, run] : [run];
    }
  }
  close();
  return found;
}
