import type { PdfJob } from './makePdf.ts';
import { renderPdf } from './render.ts';

/** Renders the PDF. Runs in a worker thread. */
export default async function makePdf({ content, createdOn }: PdfJob): Promise<Uint8Array> {
  return new Uint8Array(await renderPdf(content, createdOn));
}
