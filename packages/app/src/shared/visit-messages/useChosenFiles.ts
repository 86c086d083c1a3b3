import type { FileItem } from '@vitalane/ui';
import { useEffect, useState } from 'react';
import type { FileToSend } from './useThread.ts';

interface ChosenFile {
  file: File;
  item: FileItem;
}

function choose(file: File): ChosenFile {
  const pictureUrl = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
  const item = { id: crypto.randomUUID(), name: file.name, sizeBytes: file.size, pictureUrl };
  return { file, item: { ...item, state: { status: 'waiting' } } };
}

/** Returns the files of the device that the user has chosen and not sent. */
export function useChosenFiles() {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  // The pictures stay in memory until the dialog closes.
  const [urls] = useState(() => new Set<string>());
  useEffect(
    () => () => {
      for (const url of urls) URL.revokeObjectURL(url);
    },
    [urls],
  );
  return {
    items: chosen.map(({ item }) => item),
    add(files: readonly File[]): void {
      const added = files.map(choose);
      for (const { item } of added) if (item.pictureUrl) urls.add(item.pictureUrl);
      setChosen((before) => [...before, ...added]);
    },
    remove: (id: string) => setChosen((before) => before.filter(({ item }) => item.id !== id)),
    toSend: (): FileToSend[] =>
      chosen.map(({ file }) => ({ name: file.name, sizeBytes: file.size, content: file })),
  };
}
