import type { DropZoneProps } from 'react-aria-components/DropZone';

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

/** The files among what was dropped; folders and text are left. */
export async function droppedFiles({ items }: DropEvent): Promise<File[]> {
  return Promise.all(items.flatMap((item) => (item.kind === 'file' ? item.getFile() : [])));
}
