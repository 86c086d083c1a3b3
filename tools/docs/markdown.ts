// Reads code spans, links, headings and shell commands of a Markdown page.

/** A part of a page and the line it stands in, counted from one. */
export interface Part {
  readonly line: number;
  readonly text: string;
}

const fence = /^\s*```/;

/** Splits a page into lines of text and lines of code blocks, with the language of the block. */
function linesOf(page: string): readonly (Part & { language: string | null })[] {
  let language: string | null = null;
  return page.split('\n').map((text, index) => {
    const isFence = fence.test(text);
    const own = { line: index + 1, text: isFence ? '' : text, language };
    if (isFence) language = language === null ? text.trim().slice(3) : null;
    return own;
  });
}

const partsIn = (page: string, pattern: RegExp): readonly Part[] =>
  linesOf(page)
    .filter(({ language }) => language === null)
    .flatMap(({ line, text }) =>
      [...text.matchAll(pattern)].map(([, part = '']) => ({ line, text: part.replaceAll('\\|', '|') })),
    );

/** Returns the texts between backticks. */
export const codeSpans = (page: string): readonly Part[] => partsIn(page, /`([^`]+)`/g);

/** Returns the targets of links and pictures. */
export const linkTargets = (page: string): readonly Part[] => partsIn(page, /\]\(([^)\s]+)\)/g);

/** Returns the lines of shell blocks, without comments. */
export const shellLines = (page: string): readonly Part[] =>
  linesOf(page)
    .filter(({ language }) => language === 'sh')
    .map(({ line, text }) => ({ line, text: text.replace(/\s#\s.*$/, '').trim() }))
    .filter(({ text }) => text !== '');

/** Returns the ids that a renderer gives to the headings of a page. */
export function anchorsOf(page: string): ReadonlySet<string> {
  const headings = partsIn(page, /^#{1,6} (.*)$/g);
  return new Set(
    headings.map(({ text }) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
