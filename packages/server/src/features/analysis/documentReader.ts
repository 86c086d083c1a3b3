import { readFile } from 'node:fs/promises';
import type { ImageAnalysis } from '@vitalane/contract';
import { fileTypeFromBuffer } from 'file-type';
import { ApiError } from '../../errors.ts';
import type { UploadedFile } from '../../http/uploads.ts';
import { findLabDate } from './labDate.ts';
import { matchValues, type ReadLine } from './labMatcher.ts';
import { createOcr, type Ocr } from './ocr.ts';
import { readPdfText } from './pdfText.ts';

/** Reads laboratory reports. Nothing is stored. */
export interface DocumentReader {
  /** Proposals from the pages of one report. Throws `unreadable_file`, `too_large` or `too_many_requests`. */
  analyse(files: readonly UploadedFile[], today: string): Promise<ImageAnalysis>;
  close(): Promise<void>;
}

const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
const maxTotalBytes = 20 * 1024 * 1024;
/** One report is being read and one waits; a third is asked to come back. */
const maxReports = 2;
const retryAfterSeconds = 30;
/** Text that a PDF holds was not guessed; which value belongs to which name still was. */
const textLayerPercent = 95;

type Page = Omit<ReadLine, 'page'>[];

/** Makes a {@link DocumentReader}. */
export function createDocumentReader(ocr: Ocr = createOcr()): DocumentReader {
  let reports = 0;
  let last: Promise<unknown> = Promise.resolve();

  return {
    async analyse(files, today) {
      if (files.reduce((sum, { bytes }) => sum + bytes, 0) > maxTotalBytes) throw new ApiError('too_large');
      if (reports >= maxReports) throw new ApiError('too_many_requests', { retryAfterSeconds });
      reports += 1;
      const turn = last.then(() => analyse(files, today, ocr));
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        reports -= 1;
      }
    },
    close: () => ocr.close(),
  };
}

async function analyse(files: readonly UploadedFile[], today: string, ocr: Ocr): Promise<ImageAnalysis> {
  const pages: Page[] = [];
  for (const file of files) pages.push(...(await readPages(file, ocr)));
  const lines = pages.flatMap((page, index) => page.map((line) => ({ ...line, page: index + 1 })));
  return {
    dateOfLabTest: findLabDate(
      lines.map(({ text }) => text),
      today,
    ),
    values: matchValues(lines),
    unreadPages: pages.flatMap((page, index) => (page.length === 0 ? [index + 1] : [])),
    model: 'vitalane-ocr',
    version: '1',
  };
}

/** The pages of a file; one that cannot be read has no lines. Its own bytes say what it is, not its name. */
async function readPages({ path }: UploadedFile, ocr: Ocr): Promise<Page[]> {
  const content = await readFile(path);
  const type = (await fileTypeFromBuffer(content))?.mime ?? '';
  if (type === 'application/pdf') return await readPdf(content);
  if (!pictureTypes.includes(type)) throw new ApiError('unreadable_file');
  return [await ocr.read(content).catch(() => [])];
}

async function readPdf(content: Buffer): Promise<Page[]> {
  const pages = await readPdfText(content).catch(() => {
    throw new ApiError('unreadable_file');
  });
  return pages.map((texts) => texts.map((text) => ({ text, confidencePercent: textLayerPercent })));
}
