import { watchLevel } from '@vitalane/flows/browser';
import { faultOf, type MediaFault } from '@vitalane/flows/call';
import type { DeviceCheckState } from '@vitalane/ui';
import { mediaFaultMessages } from '@vitalane/ui/messages';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { media } from './media.ts';
import { mediaHelpSteps } from './mediaHelp.ts';

type Step = { status: 'idle' | 'opening' | 'open' } | { status: 'failed'; fault: MediaFault };

/** Level above the noise of a quiet room. */
const soundThreshold = 0.35;
const initialSound = { level: 0, isHeard: false };

/** Opens camera and microphone for a preview before the call; releases both on unmount. */
export function useDeviceCheck(): { devices: DeviceCheckState; checkDevices: () => void } {
  const [step, setStep] = useState<Step>({ status: 'idle' });
  const stream = useSyncExternalStore(media.subscribe, () => media.get('local'));
  const sound = useSound(step.status === 'open' ? stream : null);
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      media.releaseAll();
    },
    [],
  );
  const checkDevices = () => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const finish = (next: Step) => {
      if (!controller.signal.aborted) setStep(next);
    };
    setStep({ status: 'opening' });
    media.acquire({ audio: true, video: true }, controller.signal).then(
      () => finish({ status: 'open' }),
      (error: unknown) => finish({ status: 'failed', fault: faultOf(error) }),
    );
  };
  return { devices: toState(step, stream, sound), checkDevices };
}

function toState(step: Step, stream: MediaStream | null, sound: typeof initialSound): DeviceCheckState {
  if (step.status === 'failed')
    return {
      status: 'failed',
      message: mediaFaultMessages[step.fault],
      helpSteps: mediaHelpSteps(step.fault, navigator),
    };
  if (step.status !== 'open') return { status: step.status };
  const hasCamera = stream !== null && stream.getVideoTracks().length > 0;
  const hasMicrophone = stream !== null && stream.getAudioTracks().length > 0;
  return { status: 'open', stream: hasCamera ? stream : null, hasMicrophone, ...sound };
}

/** Returns the present level of a stream, and whether a sound was detected on it. */
function useSound(stream: MediaStream | null): typeof initialSound {
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
