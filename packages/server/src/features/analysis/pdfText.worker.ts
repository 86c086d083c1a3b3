import { getDocument, OPS, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfPage, PdfTextJob, RawPicture } from './pdfText.ts';

interface Piece {
  text: string;
  x: number;
  y: number;
}

/** Groups text pieces of the same height into lines, from left to right. */
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

/** Bytes per pixel by pdf.js's image kind; kinds of one bit per pixel are fax scans, unpacked below. */
const channelsOf: Readonly<Record<number, 1 | 3 | 4>> = { 2: 3, 3: 4 };
const fax = 1;
const maxPixels = 40_000_000;

/** Returns the largest picture of a page; a scanned page has only one. */
async function largestPicture(page: PDFPageProxy): Promise<RawPicture | null> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = fnArray.flatMap((operation, index) =>
    operation === OPS.paintImageXObject ? [String(argsArray[index][0])] : [],
  );
  const pictures = (await Promise.all(names.map((name) => pictureOf(page, name)))).filter(
    (one) => one !== null,
  );
  return pictures.toSorted((a, b) => b.widthPx * b.heightPx - a.widthPx * a.heightPx)[0] ?? null;
}

async function pictureOf(page: PDFPageProxy, name: string): Promise<RawPicture | null> {
  const found: { width: number; height: number; kind: number; data?: Uint8Array } | null = await new Promise(
    (resolve) => page.objs.get(name, resolve),
  );
  if (!found?.data || found.width * found.height > maxPixels) return null;
  const { width: widthPx, height: heightPx, kind, data } = found;
  if (kind === fax) return { data: unpackBits(data, widthPx, heightPx), widthPx, heightPx, channels: 1 };
  const channels = channelsOf[kind];
  return channels ? { data: Uint8Array.from(data), widthPx, heightPx, channels } : null;
}

/** Expands bits into bytes; every row begins with a new byte. */
function unpackBits(bits: Uint8Array, widthPx: number, heightPx: number): Uint8Array<ArrayBuffer> {
  const rowBytes = Math.ceil(widthPx / 8);
  return Uint8Array.from({ length: widthPx * heightPx }, (_, index) => {
    const [y, x] = [Math.floor(index / widthPx), index % widthPx];
    return ((bits[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
  });
}

/** Reads the pages of a PDF. Runs in a worker thread. */
export default async function readPages({ data, maxPages }: PdfTextJob): Promise<PdfPage[]> {
  const document = await getDocument({
    data,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) }]
        : [],
    );
    const picture = pieces.length === 0 ? await largestPicture(page) : null;
    pages.push({ lines: toLines(pieces), picture });
  }
  return pages;
}
