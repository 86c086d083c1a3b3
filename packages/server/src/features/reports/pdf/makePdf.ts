import { createThread } from '../../../threads/thread.ts';
import type { PdfContent } from './content.ts';

/** What the thread is given. */
export interface PdfJob {
  content: PdfContent;
  createdOn: Date;
}

const thread = createThread(new URL('./pdf.worker.ts', import.meta.url), {
  timeLimitMs: 20_000,
  heapMegabytes: 256,
  idleMs: 60_000,
});

/** Makes the PDF in a thread of its own: a tenth of a second of work that would hold everybody up. */
export async function makePdf(content: PdfContent, createdOn: Date): Promise<Buffer> {
  const job: PdfJob = { content, createdOn };
  const pdf = await thread.run(job);
  if (!(pdf instanceof Uint8Array)) throw new Error('The thread made no PDF.');
  return Buffer.from(pdf);
}
