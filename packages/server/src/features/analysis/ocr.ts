import { fileURLToPath } from 'node:url';
import { createWorker, OEM, PSM, type RecognizeResult, type Rectangle, type Worker } from 'tesseract.js';
import { z } from 'zod';
import { runInThread } from '../../threads/thread.ts';
import { type ColumnEdge, secondColumn } from './lab/columns.ts';
import type { ReadWord } from './lab/line.ts';
import type { Frame } from './picture/box.ts';
import { digitCheck, type NumberWord } from './picture/digits.ts';
import type { GrayPicture } from './picture/grayPicture.ts';
import { checkPoints } from './picture/points.ts';
import { type PreparedPicture, smallScale } from './picture/prepare.ts';

/** Words of a page, by line. */
type Lines = readonly (readonly ReadWord[])[];

/** The first and the second reading of a page. */
export interface ReadPage {
  readings: readonly [Lines, Lines];
  /** Page that word boxes refer to; `null` without a picture. */
  picture: (GrayPicture & Frame) | null;
}

/** Reads pictures offline, in one long-lived thread. */
export interface Ocr {
  /** Returns the lines of a picture, read at two sizes. Throws when it cannot be decoded or takes too long. */
  read(picture: Uint8Array): Promise<ReadPage>;
  close(): Promise<void>;
}

const timeLimitMs = 30_000;
const preparation = { timeLimitMs: 15_000, heapMegabytes: 512 };
const languageData = fileURLToPath(
  new URL('./4.0.0_best_int/', import.meta.resolve('@tesseract.js-data/eng')),
);

/** Creates an {@link Ocr}; the thread starts with the first picture. */
export function createOcr(): Ocr {
  let started: Promise<Worker> | undefined;

  async function stop(): Promise<void> {
    const worker = started;
    started = undefined;
    await (await worker)?.terminate();
  }

  return {
    async read(picture) {
      const prepared = await prepare(picture);
      started ??= startWorker();
      const worker = await started;
      try {
        return await within(timeLimitMs, readTwice(worker, prepared));
      } catch (error) {
        // Replaces a thread that does not respond.
        await stop();
        throw error;
      }
    },
    close: stop,
  };
}

async function startWorker(): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: languageData,
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined,
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, preserve_interword_spaces: '1' });
  return worker;
}

const preparedPicture = z.object({
  png: z.instanceof(Uint8Array),
  smallPng: z.instanceof(Uint8Array),
  gray: z.instanceof(Uint8Array),
  widthPx: z.number(),
  heightPx: z.number(),
  skewDegrees: z.number(),
  uprightWidthPx: z.number(),
  uprightHeightPx: z.number(),
});

async function prepare(picture: Uint8Array): Promise<PreparedPicture> {
  const module = new URL('./picture/prepare.worker.ts', import.meta.url);
  return preparedPicture.parse(await runInThread(module, picture, preparation));
}

async function readTwice(
  worker: Worker,
  { png, smallPng, gray, ...frame }: PreparedPicture,
): Promise<ReadPage> {
  const picture = { ...frame, data: gray };
  const read = async (content: Uint8Array, scale: number, rectangle?: Rectangle) => {
    const options = rectangle ? { rectangle } : {};
    const answer = await worker.recognize(Buffer.from(content), options, { blocks: true, text: false });
    return toLines(answer, { picture, scale });
  };
  const whole = await read(png, 1);
  const edge = secondColumn(whole);
  if (edge === null) return checked(picture, [whole, await read(smallPng, smallScale)]);
  const above = whole.filter((words) => words.every(({ box }) => box.y1 <= edge.top));
  const [left, right] = columnsOf(frame, edge, smallScale);
  const columns = [...(await read(smallPng, smallScale, left)), ...(await read(smallPng, smallScale, right))];
  return checked(picture, [whole, [...above, ...columns]]);
}

/** Returns the two columns of a page for the second reading, because their rows are not aligned. */
function columnsOf(
  { widthPx, heightPx }: Pick<GrayPicture, 'widthPx' | 'heightPx'>,
  edge: ColumnEdge,
  scale: number,
): [Rectangle, Rectangle] {
  const at = (place: number) => Math.max(0, Math.floor(place * scale));
  const [left, top] = [at(edge.x), at(edge.top)];
  const height = at(heightPx) - top;
  return [
    { left: 0, top, width: left, height },
    { left, top, width: at(widthPx) - left, height },
  ];
}

type FoundWord = NumberWord & Pick<ReadWord, 'isPointDoubtful'>;

/** Compares the digits of both readings with the digits of the page from the first reading. */
function checked(
  picture: GrayPicture & Frame,
  [first, second]: readonly [FoundWord[][], FoundWord[][]],
): ReadPage {
  const check = digitCheck(picture, first.flat());
  const withDigits = (lines: FoundWord[][]) =>
    lines.map((words) => words.map((word) => ({ ...word, digits: check(word) })));
  return { readings: [withDigits(first), withDigits(second)], picture };
}

function toLines(
  { data }: RecognizeResult,
  { picture, scale }: { picture: GrayPicture; scale: number },
): FoundWord[][] {
  const paragraphs = (data.blocks ?? []).flatMap((block) => block.paragraphs);
  return paragraphs
    .flatMap(({ lines }) => lines)
    .map(({ words }) =>
      words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => {
        const box = { x0: x0 / scale, y0: y0 / scale, x1: x1 / scale, y1: y1 / scale };
        return { ...checkPoints(picture, box, text), confidencePercent: confidence, box };
      }),
    );
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The picture took too long.')), limitMs);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
