import type { QueueCounts } from '@vitalane/flows/queue';
import { useEffect } from 'react';
import { connection } from './connection.ts';

/** What tells a machine that polls to ask again, or to ask less often. */
export type QueueSignal =
  | { type: 'queue.pushed'; counts: QueueCounts | null }
  | { type: 'page.hidden' | 'page.visible' | 'net.online' };

/** Sends the server's queue pushes, the page's visibility and the network's return to a machine. */
export function useQueueSignals(send: (signal: QueueSignal) => void): void {
  useEffect(() => {
    const onVisibility = () =>
      send({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.visible' });
    const onOnline = () => send({ type: 'net.online' });
    const stopPushes = connection.onPush((push) => {
      if (push.type === 'queue.changed') send({ type: 'queue.pushed', counts: push.counts });
    });
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    return () => {
      stopPushes();
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
    };
  }, [send]);
}
