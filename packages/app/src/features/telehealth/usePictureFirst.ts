import type { CallStatus } from '@vitalane/flows/call';
import { useEffect, useState } from 'react';

/** Longest delay of content beside the video, for example while nobody else is in the room. */
const longestDelayMs = 3_000;

/** Time for the first frame of a new connection. */
const firstFrameMs = 500;

/**
 * Returns whether code and data beside the video may load. Becomes true after the first frame or the longest delay, so
 * that they do not compete with the video codecs for the processor.
 */
export function usePictureFirst(status: CallStatus): boolean {
  const [isReady, setReady] = useState(false);
  const isConnected = status === 'connected';
  useEffect(() => {
    const timer = setTimeout(setReady, isConnected ? firstFrameMs : longestDelayMs, true);
    return () => clearTimeout(timer);
  }, [isConnected]);
  return isReady;
}
