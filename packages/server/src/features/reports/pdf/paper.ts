import PDFDocument from 'pdfkit';
import { fontFiles, printable, splitLongWords, toRuns } from './fonts.ts';

/** Style of a text; sizes and positions in points. */
interface TextStyle {
  sizePt: number;
  isBold?: boolean;
  color?: string;
  /** Left edge and width. Default to the text column. */
  xPt?: number;
  widthPt?: number;
}

/** An element of the document's structure. */
export type Element = PDFKit.PDFStructureElement;

/** A tagged document that flows down A4 pages. */
export interface Paper {
  doc: PDFKit.PDFDocument;
  /** The root of the structure. */
  root: Element;
  leftPt: number;
  widthPt: number;
  /** Begins a new page unless this height is available. */
  ensureSpace(heightPt: number): void;
  /** Writes a text as an element of the structure, below the previous one. */
  write(parent: Element, tag: string, text: string, style: TextStyle): void;
  /** Writes a text at a position without moving the cursor. */
  place(text: string, yPt: number, style: TextStyle): void;
  heightOf(text: string, style: TextStyle): number;
  /** Ends the document. */
  finish(footer: string): Promise<Buffer>;
}

const marginPt = 48;
const gapPt = 4;
const footerPt = 8;
const ink = '#1a1a1a';

/** Creates an empty {@link Paper}. */
export function createPaper(info: { title: string; author: string; createdOn: Date }): Paper {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin: marginPt,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    bufferPages: true,
    font: fontFiles.latin,
    info: { Title: info.title, Author: info.author, CreationDate: info.createdOn },
  };
  // The type definitions lack this subset.
  const doc = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }));
  // Otherwise pdfkit changes to this font at a page break, and the remaining text lacks its glyphs.
  doc.options.font = undefined;
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const widthPt = doc.page.width - 2 * marginPt;

  function heightOf(text: string, { sizePt, isBold = false, widthPt: width = widthPt }: TextStyle): number {
    const [first] = toRuns(printable(text), isBold);
    const words = splitLongWords(printable(text)).join(' ');
    return doc.font(first?.font ?? 'latin', sizePt).heightOfString(words, { width });
  }

  function place(text: string, yPt: number, { sizePt, isBold = false, color = ink, ...at }: TextStyle): void {
    const runs = toRuns(printable(text), isBold);
    doc.fillColor(color);
    for (const [index, run] of runs.entries()) {
      const continued = index < runs.length - 1;
      doc.font(run.font, sizePt);
      const options = { width: at.widthPt ?? widthPt, continued, lineBreak: true };
      if (index === 0) doc.text(run.text, at.xPt ?? marginPt, yPt, options);
      else doc.text(run.text, options);
    }
  }

  function ensureSpace(heightPt: number): void {
    if (doc.y + heightPt > doc.page.height - marginPt - footerPt * 2) doc.addPage();
  }

  return {
    doc,
    root,
    leftPt: marginPt,
    widthPt,
    ensureSpace: ensureSpace,
    place,
    heightOf,
    write(parent, tag, text, style) {
      ensureSpace(heightOf(text, style) + gapPt);
      parent.add(doc.struct(tag, {}, () => place(text, doc.y, style)));
      doc.y += gapPt;
    },
    async finish(footer) {
      root.end();
      writeFooters(doc, footer);
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

/** Writes page numbers outside the content, so that screen readers skip them. */
function writeFooters(doc: PDFKit.PDFDocument, footer: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    const { margins, height } = doc.page;
    // A text within the margin would begin a new page.
    doc.page.margins = { ...margins, bottom: 0 };
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const text = `${footer} Page ${index + 1} of ${count}.`;
    doc
      .font('latin', footerPt)
      .fillColor(ink)
      .text(text, marginPt, height - marginPt + footerPt, { lineBreak: false });
    doc.endMarkedContent();
    doc.page.margins = margins;
  }
}
