import { fileDropCopy as copy } from './FileDrop.copy.ts';
import type { FileRules } from './FileDrop.types.ts';

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const figure = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** Returns the kinds for people: “PDF, JPEG or PNG”. */
export const kindsInWords = ({ kinds }: Pick<FileRules, 'kinds'>): string =>
  list.format(kinds.map(({ label }) => label));

/** Returns a size for people: “840 kB”, “2.4 MB”. */
export function sizeInWords(sizeBytes: number): string {
  if (sizeBytes < 1_000_000) return `${figure.format(Math.ceil(sizeBytes / 1000))} kB`;
  return `${figure.format(sizeBytes / 1_000_000)} MB`;
}

/** The part of a `File` that can be judged before it is sent. */
export type JudgedFile = Pick<File, 'name' | 'type' | 'size'>;

/** Returns why a file is not taken, for people; nothing if it is. The server judges again, by the content. */
export function refusalOf(file: JudgedFile, rules: FileRules): string | undefined {
  if (!rules.kinds.some(({ type }) => type === file.type)) {
    if (isHeic(file)) return copy.heic(file.name);
    return copy.wrongKind(file.name, kindsInWords(rules));
  }
  if (file.size === 0) return copy.isEmpty(file.name);
  if (file.size > rules.maxSizeBytes) {
    return copy.tooLarge(file.name, sizeInWords(file.size), sizeInWords(rules.maxSizeBytes));
  }
  return undefined;
}

/** Browsers off Apple's systems know no type for it. */
function isHeic({ name, type }: JudgedFile): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}
