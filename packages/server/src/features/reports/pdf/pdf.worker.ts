import type { PdfJob } from './makePdf.ts';
import { renderPdf } from './render.ts';

/** Runs in a thread of its own. */
export default async function makePdf({ content, createdOn }: PdfJob): Promise<Uint8Array> {
  return new Uint8Array(await renderPdf(content, createdOn));
}
