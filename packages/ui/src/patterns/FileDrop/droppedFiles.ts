/** Returns the files of a drop or paste, without folders and text. */
export function droppedFiles({ items }: DataTransfer): File[] {
  return Array.from(items).flatMap((item) =>
    item.kind === 'file' && !item.webkitGetAsEntry()?.isDirectory ? (item.getAsFile() ?? []) : [],
  );
}
