import { createThread } from '../../../threads/thread.ts';
import type { PdfContent } from './content.ts';

/** Input of the worker thread. */
export interface PdfJob {
  content: PdfContent;
  createdOn: Date;
}

const thread = createThread(new URL('./pdf.worker.ts', import.meta.url), {
  // Only a job that never ends reaches it: the longest texts take 4 seconds, and ten times that on a busy machine.
  timeLimitMs: 120_000,
  heapMegabytes: 256,
  idleMs: 60_000,
});

/** Renders the PDF in a worker thread, because it would block the event loop for a tenth of a second. */
export async function makePdf(content: PdfContent, createdOn: Date): Promise<Buffer> {
  const job: PdfJob = { content, createdOn };
  const pdf = await thread.run(job);
  if (!(pdf instanceof Uint8Array)) throw new Error('The thread made no PDF.');
  return Buffer.from(pdf);
}
