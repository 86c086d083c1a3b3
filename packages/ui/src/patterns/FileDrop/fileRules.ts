import { fileDropCopy as copy } from './FileDrop.copy.ts';
import type { FileRules } from './FileDrop.types.ts';

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const figure = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** Returns the accepted types as text: “PDF, JPEG or PNG”. */
export const formatFileTypes = ({ kinds }: Pick<FileRules, 'kinds'>): string =>
  list.format(kinds.map(({ label }) => label));

/** Returns a size as text: “840 kB”, “2.4 MB”. */
export function formatFileSize(sizeBytes: number): string {
  if (sizeBytes < 1_000_000) return `${figure.format(Math.ceil(sizeBytes / 1000))} kB`;
  return `${figure.format(sizeBytes / 1_000_000)} MB`;
}

/** Properties of a `File` that are validated before the upload. */
export type FileInfo = Pick<File, 'name' | 'type' | 'size'>;

/** Returns the reason why a file is rejected, or `undefined` if it is accepted. The server validates the content again. */
export function refusalOf(file: FileInfo, rules: FileRules): string | undefined {
  if (!rules.kinds.some(({ type }) => type === file.type)) {
    if (isHeic(file)) return copy.heic(file.name);
    return copy.wrongKind(file.name, formatFileTypes(rules));
  }
  if (file.size === 0) return copy.isEmpty(file.name);
  if (file.size > rules.maxSizeBytes) {
    return copy.tooLarge(file.name, formatFileSize(file.size), formatFileSize(rules.maxSizeBytes));
  }
  return undefined;
}

/** Checks the extension too: browsers outside Apple platforms report no media type for HEIC. */
function isHeic({ name, type }: FileInfo): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}
