import type { QueueCounts } from '@vitalane/flows/queue';
import { useEffect } from 'react';
import { connection } from '../../session/connection.ts';

/** Signal that changes the polling of a machine. */
export type QueueSignal =
  | { type: 'queue.pushed'; counts: QueueCounts | null }
  | { type: 'page.hidden' | 'page.visible' | 'net.online' };

/** Sends queue pushes, page visibility and the return of network or socket to a machine. */
export function useQueueSignals(send: (signal: QueueSignal) => void): void {
  useEffect(() => {
    const onVisibility = () =>
      send({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.visible' });
    const onOnline = () => send({ type: 'net.online' });
    const stopPushes = connection.onPush((push) => {
      if (push.type === 'queue.changed') send({ type: 'queue.pushed', counts: push.counts });
    });
    // The browser reports its own network only; the socket also reports a service that is back.
    let isLost = false;
    const stopWatching = connection.onStateChange(() => {
      if (isLost && connection.isConnected()) onOnline();
      isLost = !connection.isConnected();
    });
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    return () => {
      stopPushes();
      stopWatching();
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
    };
  }, [send]);
}
