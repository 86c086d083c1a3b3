import { readFile } from 'node:fs/promises';
import type { ImageAnalysis } from '@vitalane/contract';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { ApiError } from '../../errors.ts';
import type { UploadedFile } from '../../http/uploads.ts';
import { agree } from './labAgreement.ts';
import { findLabDate } from './labDate.ts';
import { matchValues, type ReadLine } from './labMatcher.ts';
import { createOcr, type Ocr } from './ocr.ts';
import { type PdfPage, type RawPicture, readPdf } from './pdfText.ts';

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

type Lines = Omit<ReadLine, 'page'>[];

/** A page as it was read the first and the second time. */
type Page = readonly [Lines, Lines];

const unread: Page = [[], []];

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
  const [first, second] = [linesOf(pages, 0), linesOf(pages, 1)];
  return {
    dateOfLabTest: findLabDate(
      first.map(({ text }) => text),
      today,
    ),
    values: agree(matchValues(first), matchValues(second)),
    unreadPages: pages.flatMap(([lines], index) => (lines.length === 0 ? [index + 1] : [])),
    model: 'vitalane-ocr',
    version: '2',
  };
}

function linesOf(pages: readonly Page[], reading: 0 | 1): ReadLine[] {
  return pages.flatMap((page, index) => page[reading].map((line) => ({ ...line, page: index + 1 })));
}

/** The pages of a file; one that cannot be read has no lines. Its own bytes say what it is, not its name. */
async function readPages({ path }: UploadedFile, ocr: Ocr): Promise<Page[]> {
  const content = await readFile(path);
  const type = (await fileTypeFromBuffer(content))?.mime ?? '';
  if (type === 'application/pdf') return await readPdfPages(content, ocr);
  if (!pictureTypes.includes(type)) throw new ApiError('unreadable_file');
  return [await ocr.read(content).catch(() => unread)];
}

async function readPdfPages(content: Buffer, ocr: Ocr): Promise<Page[]> {
  const pdfPages = await readPdf(content).catch(() => {
    throw new ApiError('unreadable_file');
  });
  const pages: Page[] = [];
  for (const page of pdfPages) pages.push(page.picture ? await readScan(page.picture, ocr) : textOf(page));
  return pages;
}

function textOf({ lines }: PdfPage): Page {
  const exact = lines.map((text) => ({ text, confidencePercent: textLayerPercent, box: null }));
  return [exact, exact];
}

async function readScan({ data, widthPx, heightPx, channels }: RawPicture, ocr: Ocr): Promise<Page> {
  const raw = { width: widthPx, height: heightPx, channels };
  const picture = await sharp(data, { raw }).png({ compressionLevel: 1 }).toBuffer();
  return await ocr.read(picture).catch(() => unread);
}
