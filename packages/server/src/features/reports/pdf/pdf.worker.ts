import { parentPort } from 'node:worker_threads';
import type { PdfJob } from './makePdf.ts';
import { renderPdf } from './render.ts';

parentPort?.on('message', async ({ content, createdOn }: PdfJob) => {
  const pdf = await renderPdf(content, createdOn);
  parentPort?.postMessage(new Uint8Array(pdf));
});
