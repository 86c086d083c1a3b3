/** Texts of `PreviewDialog`. */
export const previewCopy = {
  close: 'Close',
  download: 'Save a copy',
  picture: (name: string) => `Picture of ${name}`,
  loading: 'Fetching the document',
  noPreview: 'PDF documents open in your own viewer. Save a copy to look at it.',
} as const;
