import { watchLevel } from '@vitalane/flows/browser';
import { useEffect, useState } from 'react';

/** Level above the noise of a quiet room. */
const soundThreshold = 0.35;
const initialSound = { level: 0, isHeard: false };

/** Returns the present level of a stream, 0 to 1, and whether a sound was detected on it. */
export function useSound(stream: MediaStream | null): typeof initialSound {
  const [sound, setSound] = useState(initialSound);
  useEffect(() => {
    setSound(initialSound);
    if (stream === null || stream.getAudioTracks().length === 0) return;
    return watchLevel(stream, (level) =>
      setSound(({ isHeard }) => ({ level, isHeard: isHeard || level > soundThreshold })),
    );
  }, [stream]);
  return sound;
}
