import type { Database } from '../db/database.ts';
import type { Files, StoredFile } from '../files/files.ts';
import { UploadedFile } from '../http/uploads.ts';

/** A page of plain text, and the record that it belongs to. */
export interface DemoPage {
  ownerId: string;
  /** Id of the form or document. */
  parentId: string;
  name: string;
  lines: readonly string[];
  now: Date;
}

/** Stores a PDF of one page like an upload. */
export async function storePage(
  db: Database,
  files: Files,
  { ownerId, parentId, name, lines, now }: DemoPage,
): Promise<StoredFile> {
  const content = toPdf(lines);
  const upload = new UploadedFile({
    read: async () => content,
    filename: `${name}.pdf`,
    mediaType: 'application/pdf',
    bytes: content.length,
    sha256: '',
  });
  const parent = { kind: 'document', id: parentId } as const;
  return await files.store(db, { upload, field: 'document_file', ownerId, parent, now });
}

/** Returns one A4 page of lines in a standard font; the lines must be Latin. */
function toPdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const text = `BT /F1 11 Tf 16 TL 56 780 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const header = '%PDF-1.4\n';
  const starts = objects.map((_object, index) => header.length + objects.slice(0, index).join('').length);
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const body = objects.join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${header.length + body.length}\n%%EOF\n`;
  return Buffer.from(`${header}${body}${end}`, 'latin1');
}
