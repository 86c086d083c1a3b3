import { runInWorker } from '../../../threads/runInWorker.ts';
import type { PdfContent } from './content.ts';

/** What the thread is given. */
export interface PdfJob {
  content: PdfContent;
  createdOn: Date;
}

const limits = { timeLimitMs: 20_000, heapMegabytes: 256 };

/** Makes the PDF in a thread of its own: a tenth of a second of work that would hold everybody up. */
export async function makePdf(content: PdfContent, createdOn: Date): Promise<Buffer> {
  const job: PdfJob = { content, createdOn };
  const pdf = await runInWorker(new URL('./pdf.worker.ts', import.meta.url), job, limits);
  if (!(pdf instanceof Uint8Array)) throw new Error('The thread made no PDF.');
  return Buffer.from(pdf);
}
