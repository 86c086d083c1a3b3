import type { CallRecord } from '../call/call.types.ts';
import { isRecord, parseJson, type SafeStorage, safeStorage } from './storage.ts';

const KEY = 'call';
const VERSION = 1;

/** Store of the call's state across a reload of this tab, for one room only. */
export interface CallRecordStore {
  load: (roomId: string) => CallRecord | null;
  save: (record: CallRecord) => void;
  clear: () => void;
}

function toRecord(value: unknown): CallRecord | null {
  if (!isRecord(value) || value.v !== VERSION) return null;
  const { roomId, remoteSocketId, videoEnabled, audioEnabled } = value;
  if (typeof roomId !== 'string' || typeof videoEnabled !== 'boolean' || typeof audioEnabled !== 'boolean') {
    return null;
  }
  return {
    roomId,
    remoteSocketId: typeof remoteSocketId === 'string' ? remoteSocketId : null,
    videoEnabled,
    audioEnabled,
  };
}

/** Creates the store in session storage, which survives a reload but not the tab. */
export function createCallRecordStore(
  storage: SafeStorage = safeStorage(() => sessionStorage),
): CallRecordStore {
  return {
    load: (roomId) => {
      const record = toRecord(parseJson(storage.read(KEY)));
      return record?.roomId === roomId ? record : null;
    },
    save: (record) => storage.write(KEY, JSON.stringify({ v: VERSION, ...record })),
    clear: () => storage.remove(KEY),
  };
}
