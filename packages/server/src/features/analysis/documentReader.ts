import type { ImageAnalysis } from '@vitalane/contract';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { ApiError } from '../../errors/apiError.ts';
import { isHeic, refusedHeic } from '../../files/content.ts';
import type { UploadedFile } from '../../http/uploads.ts';
import type { ImageService } from './imageService.ts';
import { interpret } from './interpret.ts';
import { toWords } from './lab/line.ts';
import type { Earlier } from './lab/match.ts';
import { createOcr, type Ocr, type ReadPage } from './ocr.ts';
import { ModelFailure } from './openAiCompatible.ts';
import { type PdfPage, type RawPicture, readPdf } from './pdfText.ts';

/** Reads laboratory reports. Nothing is stored. */
export interface DocumentReader {
  /**
   * Returns proposals from the pages of one report, compared with `earlier` results. With consent, `service`
   * reads the pictures. Throws `unreadable_file`, `too_large` or `too_many_requests`.
   */
  analyse(
    files: readonly UploadedFile[],
    today: string,
    options?: { service?: ImageService | undefined; earlier?: Earlier },
  ): Promise<ImageAnalysis>;
  close(): Promise<void>;
}

const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
const maxTotalBytes = 20 * 1024 * 1024;
/** One report is being read and one waits; a third is refused. */
const maxReports = 2;
const retryAfterSeconds = 30;
/** Confidence of a PDF's text layer: the text is exact, but the assignment of values to names is not. */
const textLayerPercent = 95;

const unread: ReadPage = { readings: [[], []], picture: null };

/** The built-in reader, or a service. */
interface PictureReader {
  read(picture: Uint8Array): Promise<ReadPage>;
}

/** Fields of a reading about its origin. */
type Origin = Pick<ImageAnalysis, 'model' | 'version' | 'fallback'>;

const embedded = { model: 'vitalane-ocr', version: '3' };
const serviceVersion = '1';

/** Creates a {@link DocumentReader}. */
export function createDocumentReader(ocr: Ocr = createOcr()): DocumentReader {
  let reports = 0;
  let last: Promise<unknown> = Promise.resolve();

  return {
    async analyse(files, today, { service, earlier = {} } = {}) {
      if (files.reduce((sum, { bytes }) => sum + bytes, 0) > maxTotalBytes) throw new ApiError('too_large');
      if (reports >= maxReports) throw new ApiError('too_many_requests', { retryAfterSeconds });
      reports += 1;
      const turn = last.then(() => analyse(files, { ocr, service, today, earlier }));
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

/**
 * Reads the files with the service, if any. Falls back to the built-in reader when the result of the service
 * is unusable, and reports the reason.
 */
async function analyse(
  files: readonly UploadedFile[],
  {
    ocr,
    service,
    ...known
  }: { ocr: Ocr; service: ImageService | undefined; today: string; earlier: Earlier },
): Promise<ImageAnalysis> {
  const read = async (reader: PictureReader, origin: Origin) => {
    const pages: ReadPage[] = [];
    for (const file of files) pages.push(...(await readPages(file, reader)));
    return { ...(await interpret(pages, known)), ...origin };
  };
  if (!service) return await read(ocr, { ...embedded, fallback: null });
  const origin = { model: service.model, version: serviceVersion, fallback: null };
  return await read(service, origin).catch((error: unknown) => {
    if (!(error instanceof ModelFailure)) throw error;
    return read(ocr, { ...embedded, fallback: error.reason });
  });
}

/**
 * Returns the pages of a file; an unreadable page has no lines. The content defines the file type, not the
 * name.
 */
async function readPages(file: UploadedFile, reader: PictureReader): Promise<ReadPage[]> {
  const content = await file.read();
  const type = (await fileTypeFromBuffer(content))?.mime ?? '';
  if (type === 'application/pdf') return await readPdfPages(content, reader);
  if (isHeic(type)) throw refusedHeic('images');
  if (!pictureTypes.includes(type)) throw new ApiError('unreadable_file');
  return [await readPicture(content, reader)];
}

async function readPdfPages(content: Buffer, reader: PictureReader): Promise<ReadPage[]> {
  const pdfPages = await readPdf(content).catch(() => {
    throw new ApiError('unreadable_file');
  });
  const pages: ReadPage[] = [];
  for (const page of pdfPages) pages.push(page.picture ? await readScan(page.picture, reader) : textOf(page));
  return pages;
}

function textOf({ lines }: PdfPage): ReadPage {
  const exact = lines.map((text) => toWords(text, textLayerPercent));
  return { readings: [exact, exact], picture: null };
}

async function readScan(
  { data, widthPx, heightPx, channels }: RawPicture,
  reader: PictureReader,
): Promise<ReadPage> {
  const raw = { width: widthPx, height: heightPx, channels };
  const picture = await sharp(data, { raw }).png({ compressionLevel: 1 }).toBuffer();
  return await readPicture(picture, reader);
}

/** Returns a page without lines for a picture that cannot be decoded. Throws when the service fails. */
async function readPicture(picture: Uint8Array, reader: PictureReader): Promise<ReadPage> {
  return await reader.read(picture).catch((error: unknown) => {
    if (error instanceof ModelFailure) throw error;
    return unread;
  });
}
