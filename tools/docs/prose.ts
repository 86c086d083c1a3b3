// Extracts prose by line: text of Markdown, comments, and logged messages.

/** Line of prose with its line number, starting at 1. */
export interface ProseLine {
  readonly line: number;
  readonly text: string;
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Blanks code blocks, code spans and link targets; keeps line numbers. */
function markdownProse(text: string): string {
  return text
    .replaceAll(/^```[\s\S]*?^```/gm, blank)
    .replaceAll(/`[^`\n]*`/g, blank)
    .replaceAll(/\]\([^)\n]*\)/g, blank);
}

/** Matches a comment, or a string, in which no comment can start. */
const commentOrString = /\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

/** Keeps comments and blanks everything else; keeps line numbers. */
function commentProse(source: string): string {
  let end = 0;
  let prose = '';
  for (const match of source.matchAll(commentOrString)) {
    prose += blank(source.slice(end, match.index));
    prose += match[0].startsWith('/') ? match[0].replaceAll(/`[^`\n]*`/g, blank) : blank(match[0]);
    end = match.index + match[0].length;
  }
  return prose + blank(source.slice(end));
}

/** Blanks comments and keeps everything else; keeps line numbers. */
export const withoutComments = (source: string): string =>
  source.replaceAll(commentOrString, (part) => (part.startsWith('/') ? blank(part) : part));

const template = /`(?:\\.|[^`\\])*`/g;
const placeholder = /\$\{[^}]*\}/g;

/** Blanks the text of a template and keeps its placeholders. */
function placeholdersOf(text: string): string {
  let rest = blank(text);
  for (const { index, 0: code } of text.matchAll(placeholder))
    rest = rest.slice(0, index) + code + rest.slice(index + code.length);
  return rest;
}

const expression = /(?<=[(,=:]\s*)\/(?![/*])(?:\\.|[^/\\\n])+\//g;

/** Returns every occurrence of a name in code. Ignores comments, strings and regular expressions. */
export function codeNames(source: string): readonly ProseLine[] {
  const code = source
    .replaceAll(commentOrString, blank)
    .replaceAll(expression, blank)
    .replaceAll(template, placeholdersOf);
  return code
    .split('\n')
    .flatMap((line, index) =>
      Array.from(line.matchAll(/[A-Za-z_$][\w$]*/g), ([text]) => ({ line: index + 1, text })),
    );
}

/** Keeps comments with `#`. */
function hashProse(source: string): string {
  return source.replaceAll(/^[^\n]*$/gm, (line) => {
    const start = /(?:^|\s)#(?!!)/.exec(line)?.index;
    return start === undefined ? '' : line.slice(start);
  });
}

/** Matches a logging call up to the end of its statement. */
const logCall = /\b(?:log|logger|console)\.(?:fatal|error|warn|info|debug|log)\([^;]*/g;

/** Keeps comments and logging calls. */
function codeProse(source: string): string {
  const prose = commentProse(source).split('');
  for (const { index, 0: call } of source.matchAll(logCall))
    for (let at = index; at < index + call.length; at += 1) prose[at] = source[at] ?? '';
  return prose.join('');
}

/** Returns the prose lines of a file; empty for files without prose. */
export function proseOf(path: string, text: string): readonly ProseLine[] {
  const lines = (prose: string) => prose.split('\n').map((own, index) => ({ line: index + 1, text: own }));
  if (/\.mdx?$/.test(path)) return lines(markdownProse(text));
  if (/\.(?:[cm]?[jt]sx?|grit)$/.test(path)) return lines(codeProse(text));
  if (/\.(?:ya?ml|conf|env|example|dockerignore)$|(?:Dockerfile|Caddyfile|\.ci\/run)$/.test(path))
    return lines(hashProse(text));
  return [];
}
