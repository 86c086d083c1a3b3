import { z } from 'zod';
import { runInThread } from '../../threads/thread.ts';

/** Input of the worker thread. */
export interface PdfTextJob {
  data: Uint8Array;
  maxPages: number;
}

const limits = { timeLimitMs: 15_000, heapMegabytes: 512 };
const maxPages = 20;

const rawPicture = z.object({
  /** Rows of pixels with `channels` bytes each. */
  data: z.instanceof(Uint8Array),
  widthPx: z.number(),
  heightPx: z.number(),
  channels: z.union([z.literal(1), z.literal(3), z.literal(4)]),
});

const pdfPage = z.object({
  /** Lines of the page's text layer. */
  lines: z.array(z.string()),
  /** Scanned picture of a page without text. */
  picture: rawPicture.nullable(),
});

/** An uncompressed picture. */
export type RawPicture = z.infer<typeof rawPicture>;

/** A page of a PDF: text, or else a scanned picture. */
export type PdfPage = z.infer<typeof pdfPage>;

/** Returns the pages of a PDF. Throws when it cannot be read. */
export async function readPdf(content: Uint8Array): Promise<PdfPage[]> {
  const job: PdfTextJob = { data: new Uint8Array(content), maxPages };
  const pages = await runInThread(new URL('./pdfText.worker.ts', import.meta.url), job, limits);
  return z.array(pdfPage).parse(pages);
}
