/** Returns the files among what was dropped or pasted; folders and text are left. */
export function droppedFiles({ items }: DataTransfer): File[] {
  return Array.from(items).flatMap((item) =>
    item.kind === 'file' && !item.webkitGetAsEntry()?.isDirectory ? (item.getAsFile() ?? []) : [],
  );
}
