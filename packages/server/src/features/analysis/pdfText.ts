import { z } from 'zod';
import { runInWorker } from '../../threads/runInWorker.ts';

/** What the thread is given. */
export interface PdfTextJob {
  data: Uint8Array;
  maxPages: number;
}

const limits = { timeLimitMs: 15_000, heapMegabytes: 256 };
const maxPages = 20;
const pages = z.array(z.array(z.string()));

/** The lines of each page of a PDF's text layer; none for a scanned page. Throws when it cannot be read. */
export async function readPdfText(content: Uint8Array): Promise<string[][]> {
  const job: PdfTextJob = { data: new Uint8Array(content), maxPages };
  return pages.parse(await runInWorker(new URL('./pdfText.worker.ts', import.meta.url), job, limits));
}
