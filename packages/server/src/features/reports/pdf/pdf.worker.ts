import { parentPort, workerData } from 'node:worker_threads';
import type { PdfJob } from './makePdf.ts';
import { renderPdf } from './render.ts';

const { content, createdOn }: PdfJob = workerData;
const pdf = await renderPdf(content, createdOn);
parentPort?.postMessage(new Uint8Array(pdf));
