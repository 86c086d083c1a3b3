// Call machine with the real camera, socket and peer connection.

import {
  acquireMediaActor,
  areDevicesAllowed,
  createCallRecordStore,
  createHeadStart,
  devicesActor,
  meterActor,
  networkActor,
  peerActor,
  screenActor,
  signallingActor,
  startDeviceActor,
} from '@vitalane/flows/browser';
import { callMachine, callRecordOf } from '@vitalane/flows/call';
import { connection } from '../../session/connection.ts';
import { sessionPort } from '../../session/session.ts';
import { deviceChoices, media } from '../../shared/devices/media.ts';

/** Call data kept across a reload of the page. */
export const callRecords = createCallRecordStore();

const headStart = createHeadStart({
  media,
  connection,
  isAllowed: async () => (await sessionPort.current()) !== null && (await areDevicesAllowed()),
});

/** Starts the call of a room while its page is still loading. */
export function beginCall(roomId: string): void {
  const saved = callRecords.load(roomId);
  headStart.begin(roomId, { audio: saved?.audioEnabled ?? true, video: saved?.videoEnabled ?? true });
}

/** Call in this browser. */
export const liveCallMachine = callMachine.provide({
  actors: {
    acquireMedia: acquireMediaActor(headStart),
    startDevice: startDeviceActor(media),
    signalling: signallingActor({ ...connection, enter: headStart.enter }),
    peer: peerActor({ media, iceServers: connection.iceServers }),
    devices: devicesActor(media, deviceChoices),
    network: networkActor(),
    screen: screenActor(media),
    meter: meterActor(connection),
  },
  actions: {
    saveRecord: ({ context }) => callRecords.save(callRecordOf(context)),
    clearRecord: () => callRecords.clear(),
    // Only a consultation has an end to keep: see `consultationCall.ts`.
    keepEnd: () => undefined,
    releaseMedia: () => media.releaseAll(),
    setTrack: (_, { kind, enabled }) => media.setTrack(kind, enabled),
    releaseTrack: (_, { kind }) => media.releaseTrack(kind),
  },
});
