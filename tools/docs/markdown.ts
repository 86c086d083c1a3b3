// Reads code spans, links, headings and shell commands of a Markdown page.

/** Part of a page with its line number, starting at 1. */
export interface Part {
  readonly line: number;
  readonly text: string;
}

const fence = /^\s*```/;

/** Splits a page into lines of text and of code blocks, with the block's language. */
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

/** Returns the targets of links and images. */
export const linkTargets = (page: string): readonly Part[] => partsIn(page, /\]\(([^)\s]+)\)/g);

/** Returns the lines of shell blocks, without comments. */
export const shellLines = (page: string): readonly Part[] =>
  linesOf(page)
    .filter(({ language }) => language === 'sh')
    .map(({ line, text }) => ({ line, text: text.replace(/\s#\s.*$/, '').trim() }))
    .filter(({ text }) => text !== '');

/** Returns the heading ids that a renderer generates. */
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
