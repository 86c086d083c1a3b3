import { type DeviceKind, faultOf, type MediaFault } from '@vitalane/flows/call';
import type { DeviceCheckState } from '@vitalane/ui';
import { mediaFaultMessages } from '@vitalane/ui/messages';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { deviceChoices, media } from './media.ts';
import { mediaHelpSteps } from './mediaHelp.ts';
import { useSound } from './useSound.ts';

type Step = { status: 'idle' | 'opening' | 'open' } | { status: 'failed'; fault: MediaFault };

/** Opens camera and microphone for a preview before the call, and others once chosen; releases both on unmount. */
export function useDeviceCheck(): { devices: DeviceCheckState; checkDevices: () => void } {
  const [step, setStep] = useState<Step>({ status: 'idle' });
  const stream = useSyncExternalStore(media.subscribe, () => media.get('local'));
  const sound = useSound(step.status === 'open' ? stream : null);
  const running = useRef<AbortController | null>(null);
  /** Stream of the check; `undefined` until all devices have opened or failed. */
  const opened = useRef<MediaStream | null | undefined>(undefined);
  useEffect(() => {
    const switching: Partial<Record<DeviceKind, AbortController>> = {};
    const stopFollowing = deviceChoices.onChosen((kind) => {
      if (!running.current) return;
      switching[kind]?.abort();
      const controller = new AbortController();
      switching[kind] = controller;
      const signal = AbortSignal.any([controller.signal, running.current.signal]);
      media
        .start(kind, signal)
        .catch(() => {
          // The check then shows it as missing.
          if (!signal.aborted) media.releaseTrack(kind);
        })
        .finally(() => {
          if (!signal.aborted) opened.current = media.get('local');
        });
    });
    return () => {
      stopFollowing();
      if (!running.current) return;
      running.current.abort();
      // The call that the page is left for may have opened its devices already.
      if (opened.current === undefined || opened.current === media.get('local')) media.releaseAll();
    };
  }, []);
  const checkDevices = useCallback(() => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    opened.current = undefined;
    const finish = (next: Step) => {
      if (controller.signal.aborted) return;
      opened.current = media.get('local');
      setStep(next);
    };
    setStep({ status: 'opening' });
    media.acquire({ audio: true, video: true }, controller.signal).then(
      () => finish({ status: 'open' }),
      (error: unknown) => finish({ status: 'failed', fault: faultOf(error) }),
    );
  }, []);
  return { devices: toState(step, stream, sound), checkDevices };
}

function toState(
  step: Step,
  stream: MediaStream | null,
  sound: ReturnType<typeof useSound>,
): DeviceCheckState {
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
