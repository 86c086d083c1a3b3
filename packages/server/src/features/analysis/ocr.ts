import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';

/** A line as it was read, and how sure the reading is, in percent. */
export interface OcrLine {
  text: string;
  confidencePercent: number;
}

/** Reads pictures, offline, with one long-lived thread. */
export interface Ocr {
  /** The lines of a picture. Throws when it cannot be decoded or takes too long. */
  read(picture: Buffer): Promise<OcrLine[]>;
  close(): Promise<void>;
}

const timeLimitMs = 30_000;
const limitInputPixels = 40_000_000;
const widestPx = 2500;
const languageData = fileURLToPath(
  new URL('./4.0.0_best_int/', import.meta.resolve('@tesseract.js-data/eng')),
);

/** Makes an {@link Ocr}; the thread starts with the first picture. */
export function createOcr(): Ocr {
  let started: Promise<Worker> | undefined;

  async function stop(): Promise<void> {
    const worker = started;
    started = undefined;
    await (await worker)?.terminate();
  }

  return {
    async read(picture) {
      const upright = await sharp(picture, { limitInputPixels })
        .rotate()
        .resize({ width: widestPx, withoutEnlargement: true })
        .png()
        .toBuffer();
      started ??= startWorker();
      const worker = await started;
      try {
        return await within(timeLimitMs, recognise(worker, upright));
      } catch (error) {
        // A thread that hangs is not used again.
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

async function recognise(worker: Worker, picture: Buffer): Promise<OcrLine[]> {
  const { data } = await worker.recognize(picture, {}, { blocks: true, text: false });
  const paragraphs = (data.blocks ?? []).flatMap((block) => block.paragraphs);
  return paragraphs.flatMap(({ lines }) =>
    lines.map(({ text, confidence }) => ({ text: text.trim(), confidencePercent: confidence })),
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
