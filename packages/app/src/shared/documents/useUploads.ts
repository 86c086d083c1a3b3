import type { FileItem } from '@vitalane/ui';
import { useRef, useState } from 'react';
import { invalidate } from '../../api/changes.ts';
import { codeOf, messageOf } from '../../lib/errors.ts';
import type { OnProgress } from '../../lib/upload.ts';

/** Pending upload of a file. Every attempt uses the same idempotency key. */
export interface FileUpload<Target> {
  file: File;
  /** What the file is for. */
  target: Target;
  idempotencyKey: string;
}

interface Upload<Target> extends FileUpload<Target> {
  item: FileItem;
}

type Send<Target> = (
  upload: FileUpload<Target>,
  options: { onProgress: OnProgress; signal: AbortSignal },
) => Promise<void>;

/** Returns the pending uploads of documents. Each can be cancelled, and retried after a failure. */
export function useUploads<Target>(upload: Send<Target>) {
  const [uploads, setUploads] = useState<readonly Upload<Target>[]>([]);
  const stops = useRef(new Map<string, AbortController>());

  const setState = (id: string, state: FileItem['state']) =>
    setUploads((before) =>
      before.map((one) => (one.item.id === id ? { ...one, item: { ...one.item, state } } : one)),
    );
  const remove = (id: string) => setUploads((before) => before.filter(({ item }) => item.id !== id));

  async function send({ item: { id }, ...document }: Upload<Target>): Promise<void> {
    const stop = new AbortController();
    stops.current.set(id, stop);
    const onProgress = (percent: number) => setState(id, { status: 'sending', percent });
    onProgress(0);
    try {
      await upload(document, { onProgress, signal: stop.signal });
      await invalidate('document');
      remove(id);
    } catch (error) {
      if (stop.signal.aborted) remove(id);
      // Retrying a refused document would fail again.
      else setState(id, { status: codeOf(error) === null ? 'failed' : 'refused', message: messageOf(error) });
    } finally {
      stops.current.delete(id);
    }
  }

  function add(files: readonly File[], target: Target): void {
    const added = files.map((file): Upload<Target> => {
      const id = crypto.randomUUID();
      const item: FileItem = { id, name: file.name, sizeBytes: file.size, state: { status: 'waiting' } };
      return { file, target, idempotencyKey: crypto.randomUUID(), item };
    });
    setUploads((before) => [...before, ...added]);
    for (const one of added) void send(one);
  }

  return {
    uploads: uploads.map(({ item }) => item),
    onUpload: add,
    onCancelUpload: (id: string) => stops.current.get(id)?.abort(),
    onRemoveUpload: remove,
    onRetryUpload: (id: string) => {
      const failed = uploads.find(({ item }) => item.id === id);
      if (failed) void send(failed);
    },
  };
}
