import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns the words of a PDF page by page, with single spaces. */
export async function pdfPages(content: Uint8Array): Promise<string[]> {
  // The library takes the memory that it is given.
  const pdf = await getDocument({ data: new Uint8Array(content) }).promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const words = items.map((item) => ('str' in item ? item.str : ''));
      return words.join(' ').replaceAll(/\s+/g, ' ');
    }),
  );
}

/** Returns a text without its spaces: where a PDF breaks lines and changes fonts, spaces come and go. */
export function unspaced(text: string): string {
  return text.replaceAll(/\s/g, '');
}
