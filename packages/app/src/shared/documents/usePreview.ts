import { failureMessages } from '@vitalane/ui/messages';
import type { Preview } from '@vitalane/ui/screens/ReportList';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/errors.ts';
import { client } from '../../session/session.ts';

/** Stored file with its name and accepted content types. */
export interface StoredDocument {
  name: string;
  file: string;
  contentType: string;
}

/** Returns the document in the preview. The browser keeps its content only while it is open. */
export function usePreview() {
  const [preview, setPreview] = useState<Preview | null>(null);
  const fetching = useRef<AbortController>(undefined);
  const url = preview?.status === 'ready' ? preview.url : null;
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );

  async function open({ name, file, contentType }: StoredDocument): Promise<void> {
    const controller = new AbortController();
    fetching.current = controller;
    setPreview({ status: 'loading', name });
    try {
      const content = await fetchFile(file, contentType, controller.signal);
      setPreview({ status: 'ready', name, contentType: content.type, url: URL.createObjectURL(content) });
    } catch (error) {
      if (!controller.signal.aborted)
        setPreview({
          status: 'failed',
          name,
          message: messageOf(error, failureMessages['document-not-opened']),
        });
    }
  }

  function close(): void {
    fetching.current?.abort();
    setPreview(null);
  }

  return { preview, open, close };
}

/** Returns the content of a stored file. Throws the server or network error. */
async function fetchFile(id: string, contentType: string, signal: AbortSignal): Promise<Blob> {
  const { data, error } = await client.GET('/files/{id}', {
    params: { path: { id } },
    headers: { accept: contentType },
    parseAs: 'blob',
    signal,
  });
  if (data) return data;
  throw error;
}
