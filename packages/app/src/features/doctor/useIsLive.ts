import { useEffect, useState, useSyncExternalStore } from 'react';
import { connection } from '../../session/connection.ts';

/** Reconnecting after a page change is no loss yet. */
const graceMs = 4000;

/** Returns whether server pushes reach this page; `false` after a longer disconnection. */
export function useIsLive(): boolean {
  const isConnected = useSyncExternalStore(connection.onStateChange, connection.isConnected);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (isConnected) return;
    const timer = setTimeout(() => setLost(true), graceMs);
    return () => {
      clearTimeout(timer);
      setLost(false);
    };
  }, [isConnected]);
  return !isLost;
}
