import type { SignedInDevice } from '@vitalane/contract';
import { formatInstant } from '@vitalane/time';
import { mapRemote } from '@vitalane/ui';
import { useState } from 'react';
import { toRemote } from '../../lib/remote.ts';
import { useSubmission } from '../../lib/useSubmission.ts';
import { endSessions, useSignedInDevices } from './api.ts';

/** Returns the signed-in devices of the account and a function to sign them out. */
export function useDevices(timeZone: string) {
  const devices = useSignedInDevices();
  const [endingUuids, setEnding] = useState<readonly string[]>([]);
  const { state, submit } = useSubmission();
  return {
    devices: mapRemote(toRemote(devices), ({ items }) => items.map((device) => toDevice(device, timeZone))),
    endingUuids: state.isSaving ? endingUuids : [],
    devicesMessage: state.message,
    onRetryDevices: () => void devices.refetch(),
    onEndDevices: (uuids: readonly string[]) => {
      setEnding(uuids);
      void submit(async () => {
        await endSessions(uuids).finally(() => devices.refetch());
      });
    },
  };
}

function toDevice({ lastSeenAt, ...device }: SignedInDevice, timeZone: string) {
  return { ...device, lastSeen: formatInstant(lastSeenAt, timeZone, 'dayAndTime') };
}
