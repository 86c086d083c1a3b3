import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfTextJob } from './pdfText.ts';

interface Piece {
  text: string;
  x: number;
  y: number;
}

/** Pieces on one height are a line; a table row is read from left to right. */
function toLines(pieces: readonly Piece[]): string[] {
  const rows = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const height = [...rows.keys()].find((y) => Math.abs(y - piece.y) < 3) ?? piece.y;
    rows.set(height, [...(rows.get(height) ?? []), piece]);
  }
  return [...rows]
    .toSorted(([a], [b]) => b - a)
    .map(([, row]) =>
      row
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' '),
    );
}

async function readPages({ data, maxPages }: PdfTextJob): Promise<string[][]> {
  const document = await getDocument({
    data,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  const pages: string[][] = [];
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const pieces = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) }]
        : [],
    );
    pages.push(toLines(pieces));
  }
  return pages;
}

parentPort?.postMessage(await readPages(workerData));
