import type { FileItem } from '@vitalane/ui';
import { useRef, useState } from 'react';
import { invalidate } from '../../api/changes.ts';
import { codeOf, messageOf } from '../../api/errors.ts';
import { type DocumentUpload, uploadDocument } from './api.ts';

interface Upload extends DocumentUpload {
  item: FileItem;
}

/** Returns the pending uploads. Each can be cancelled, and retried after a failure. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stops = useRef(new Map<string, AbortController>());

  const setState = (id: string, state: FileItem['state']) =>
    setUploads((before) =>
      before.map((upload) =>
        upload.item.id === id ? { ...upload, item: { ...upload.item, state } } : upload,
      ),
    );
  const remove = (id: string) => setUploads((before) => before.filter(({ item }) => item.id !== id));

  async function send({ item: { id }, ...document }: Upload): Promise<void> {
    const stop = new AbortController();
    stops.current.set(id, stop);
    const onProgress = (percent: number) => setState(id, { status: 'sending', percent });
    onProgress(0);
    try {
      await uploadDocument(document, { onProgress, signal: stop.signal });
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

  function add(files: readonly File[], typeUuid: string): void {
    const added = files.map((file): Upload => {
      const id = crypto.randomUUID();
      const item: FileItem = { id, name: file.name, sizeBytes: file.size, state: { status: 'waiting' } };
      return { file, typeUuid, idempotencyKey: crypto.randomUUID(), item };
    });
    setUploads((before) => [...before, ...added]);
    for (const upload of added) void send(upload);
  }

  return {
    uploads: uploads.map(({ item }) => item),
    onUpload: add,
    onCancelUpload: (id: string) => stops.current.get(id)?.abort(),
    onRemoveUpload: remove,
    onRetryUpload: (id: string) => {
      const upload = uploads.find(({ item }) => item.id === id);
      if (upload) void send(upload);
    },
  };
}
