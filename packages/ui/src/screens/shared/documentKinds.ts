/** File types of documents, with their names. */
export const documentKinds = [
  { type: 'application/pdf', label: 'PDF' },
  { type: 'image/jpeg', label: 'JPEG' },
  { type: 'image/png', label: 'PNG' },
  { type: 'image/webp', label: 'WebP' },
];
/** Largest size of a document, in bytes. */
export const maxDocumentBytes = 20_000_000;
