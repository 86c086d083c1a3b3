import type { DeviceState } from '@vitalane/flows/browser';
import { useEffect, useSyncExternalStore } from 'react';
import { deviceChoices } from './media.ts';

/** Returns the connected and the chosen devices. Browsers name them once one is open, as in `stream`. */
export function useDeviceState(stream: MediaStream | null): DeviceState {
  useEffect(() => {
    if (stream) void deviceChoices.refresh();
  }, [stream]);
  return useSyncExternalStore(deviceChoices.subscribe, deviceChoices.get);
}
