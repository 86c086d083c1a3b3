import { useEffect, useState, useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/** The connection is made again when a page is left or entered; that is no loss yet. */
const patienceMs = 4000;

/** Returns whether the server's pushes reach this page; false once the connection has been away for a while. */
export function useIsLive(): boolean {
  const isConnected = useSyncExternalStore(connection.onStateChange, connection.isConnected);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (isConnected) return;
    const timer = setTimeout(() => setLost(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLost(false);
    };
  }, [isConnected]);
  return !isLost;
}
