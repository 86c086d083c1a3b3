export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export type { FileItem, FileKind, FileRules, FileState } from './FileDrop.types.ts';
export type { FileActions } from './FileRow.tsx';
export { formatFileSize } from './fileRules.ts';
