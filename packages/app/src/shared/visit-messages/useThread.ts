import { mapRemote, type Remote } from '@vitalane/ui';
import { messageRefusalText } from '@vitalane/ui/messages';
import type { MessageThread } from '@vitalane/ui/screens/VideoCall';
import { useState } from 'react';
import { notify } from '../../lib/notify.ts';
import { toRemote } from '../../lib/remote.ts';
import type { FileRequest, MessageRequest } from '../../outbox/deliver.ts';
import { isMessage, outbox, useUnsent } from '../../outbox/outbox.ts';
import { usePreview } from '../documents/usePreview.ts';
import { useOwnSide, useVisitMessages } from './api.ts';
import { contentOf, type SendingMessage, threadOf } from './thread.ts';

/** A file to send. */
export type FileToSend = Omit<FileRequest, 'kind' | 'consultation'>;

/** Messages of a consultation, as its screens show them. */
interface Thread {
  thread: Remote<MessageThread>;
  onDiscard: (id: string) => void;
  onOpenFile: (id: string) => void;
  onRetry: () => void;
}

/** Returns the messages of a consultation, with those that this device has not sent yet, the open file, and what sends more. */
export function useThread(consultation: string) {
  const self = useOwnSide();
  const query = useVisitMessages(consultation);
  const { data, refetch } = query;
  const { preview, open, close } = usePreview();
  const [sending, setSending] = useState<readonly SendingMessage[]>([]);
  const kept = useUnsent()
    .filter(isMessage)
    .filter(({ request }) => request.consultation === consultation);

  /** Shows a message as being sent meanwhile. */
  async function whileSent<Result>(request: MessageRequest, work: () => Promise<Result>): Promise<Result> {
    const id = crypto.randomUUID();
    const after = data?.items.at(-1)?.uuid ?? null;
    setSending((others) => [...others, { id, ...contentOf(request), after }]);
    try {
      return await work();
    } finally {
      setSending((all) => all.filter((message) => message.id !== id));
    }
  }

  /** Sends words, or keeps them on this device. Returns why neither was possible; `null` when one was. */
  async function send(text: string): Promise<string | null> {
    const request = { kind: 'message', consultation, text } as const;
    return await whileSent(request, async () => {
      const saved = await outbox.save(request, null);
      if (saved.status === 'stored') await refetch();
      return saved.status === 'refused' ? messageRefusalText(saved) : null;
    });
  }

  /** Sends a file, or keeps it on this device, also when the server refuses it. */
  async function sendFile(file: FileToSend): Promise<void> {
    const request = { kind: 'file', consultation, ...file } as const;
    await whileSent(request, async () => {
      const saved = await outbox.post(request);
      if (saved.status === 'stored') await refetch();
      if (saved.status === 'refused' && saved.code === 'noRoom')
        notify({ type: 'error', message: messageRefusalText(saved) });
    });
  }

  const messages: Thread = {
    thread: mapRemote(toRemote(query), ({ items }) => threadOf({ stored: items, kept, sending, self })),
    onDiscard: (id) => void outbox.discard(id),
    onOpenFile: (id) => {
      const file = data?.items.find(({ uuid }) => uuid === id)?.file;
      if (file) void open({ name: file.name, file: id, contentType: file.contentType });
    },
    onRetry: () => void refetch(),
  };
  return { messages, openFile: { preview, onClose: close }, send, sendFile };
}
