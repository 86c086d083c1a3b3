// Extracts the prose of a file: pages, comments, and messages for operators.
import { parseSync } from 'vite';
import type { ProseLine } from './prose.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Part of a source with its start offset in characters. */
interface Piece {
  readonly start: number;
  readonly text: string;
}

/** Matches comment markers. */
const marks = /^[ \t]*(?:\*(?!\*)[ \t]?|\/\/[ \t]?|#[ \t]?)/gm;
/** Matches an indented command line in a line comment, and a rule of dashes. */
const layout = /^(?:\/\/|#)?[ \t]{3,}\S.*$|-{3,}/gm;
const withoutMarks = (comment: string, isLine = false) =>
  (isLine ? comment.replaceAll(layout, '') : comment).replaceAll(marks, '').replaceAll(/^[ \t]+/gm, '');

/** Inserts a blank line before each tag of a doc comment, so that it starts a paragraph. Keeps the number of lines. */
const withoutTags = (comment: string) => comment.replaceAll(/^@(\w+)(?: (?:\{[^}]*\} )?[\w.]+ -)?/gm, '- ');

/** Matches directives of tools. */
const directive = /^[\s*!/]*(?:biome-ignore|@ts-|v8 ignore|#__|@__|@vite|prettier-)/;

/** Returns the comments of a source. Merges adjacent line comments into one passage. */
function commentsOf(source: string, comments: readonly Node[]): readonly Piece[] {
  const pieces: { start: number; end: number; text: string; isLine: boolean }[] = [];
  for (const { type, value, start, end } of comments) {
    const own = { start: Number(start), end: Number(end), text: String(value), isLine: type === 'Line' };
    if (directive.test(own.text)) continue;
    const last = pieces.at(-1);
    const between = last && source.slice(last.end, own.start);
    if (last?.isLine && own.isLine && between !== undefined && /^[ \t]*\n[ \t]*$/.test(between)) {
      last.text += `\n${own.text}`;
      last.end = own.end;
    } else pieces.push(own);
  }
  return pieces.map(({ start, text, isLine }) => ({ start, text: withoutTags(withoutMarks(text, isLine)) }));
}

const logger = /^(?:log|logger|console)$/;
const level = /^(?:fatal|error|warn|info|debug|log)$/;

/** Returns whether a node logs or creates an error. */
function isMessage({ type, callee }: Node): boolean {
  if (!isNode(callee)) return false;
  if (type === 'NewExpression') return /Error$/.test(String(callee.name));
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  if (!isNode(object) || !isNode(property) || !level.test(String(property.name))) return false;
  const { property: last } = object;
  return logger.test(String(isNode(last) ? last.name : object.name));
}

/** Returns the text of a literal, with `{}` for each expression of a template; `null` for other nodes. */
export function literalOf({ type, value, quasis }: Node): string | null {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return null;
  return quasis.map((part) => String(part.value.cooked)).join('`{}`');
}

/** Returns messages for operators: literals of at least three words in errors and log calls. */
function* messagesIn(node: unknown, isInMessage = false): Generator<Piece> {
  if (!isNode(node)) return;
  const text = isInMessage ? literalOf(node) : null;
  if (text !== null && text.trim().split(/\s+/).length > 2) yield { start: Number(node.start), text };
  const isIn = isInMessage || isMessage(node);
  for (const child of Object.values(node)) yield* messagesIn(child, isIn);
}

/** Returns comments with `#`. Merges adjacent ones into one passage. */
function hashComments(source: string): readonly ProseLine[] {
  const passages: { line: number; end: number; text: string }[] = [];
  for (const [index, text] of source.split('\n').entries()) {
    const start = /(?:^|\s)#(?!!)/.exec(text)?.index;
    if (start === undefined) continue;
    const own = withoutMarks(text.slice(start).trim(), true);
    const last = passages.at(-1);
    if (last && last.end === index && text.trim().startsWith('#')) {
      last.text += `\n${own}`;
      last.end = index + 1;
    } else passages.push({ line: index + 1, end: text.trim().startsWith('#') ? index + 1 : -1, text: own });
  }
  return passages;
}

/** Blanks the front matter of a page, between lines of `---`. */
const withoutHeader = (page: string) =>
  page.replace(/^---\n[\s\S]*?\n---\n/, (header) => header.replaceAll(/[^\n]/g, ''));

function codePassages(path: string, source: string): readonly ProseLine[] {
  const { program, comments } = parseSync(path, source);
  const pieces = [...commentsOf(source, comments as unknown as Node[]), ...messagesIn(program)];
  const lineOf = (start: number) => source.slice(0, start).split('\n').length;
  return pieces.map(({ start, text }) => ({ line: lineOf(start), text }));
}

/** Returns the passages of a file as Markdown, each with its start line; empty for files without prose. */
export function passagesOf(path: string, source: string): readonly ProseLine[] {
  if (/\.mdx?$/.test(path)) return [{ line: 1, text: withoutHeader(source) }];
  if (/\.[cm]?[jt]sx?$/.test(path)) return codePassages(path, source);
  if (/\.(?:ya?ml|conf|env|example|dockerignore)$|(?:Dockerfile|Caddyfile|\.ci\/run)$/.test(path))
    return hashComments(source);
  return [];
}
