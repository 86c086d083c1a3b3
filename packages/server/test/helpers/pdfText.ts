import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns the text of a PDF by page, with single spaces. */
export async function pdfPages(content: Uint8Array): Promise<string[]> {
  // The library takes over the memory that it receives.
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

/** Returns a text without spaces, because line breaks and font changes of a PDF add and remove spaces. */
export function unspaced(text: string): string {
  return text.replaceAll(/\s/g, '');
}
