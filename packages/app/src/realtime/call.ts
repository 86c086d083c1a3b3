// The call machine with its real camera, socket and peer connection.

import {
  acquireMediaActor,
  createCallRecordStore,
  devicesActor,
  networkActor,
  peerActor,
  signallingActor,
  startDeviceActor,
} from '@vitalane/flows/browser';
import { callMachine, callRecordOf } from '@vitalane/flows/call';
import { connection } from './connection.ts';
import { media } from './media.ts';

/** What is kept of a call across a reload of the page. */
export const callRecords = createCallRecordStore();

/** A call in this browser. */
export const liveCallMachine = callMachine.provide({
  actors: {
    acquireMedia: acquireMediaActor(media),
    startDevice: startDeviceActor(media),
    signalling: signallingActor(connection),
    peer: peerActor({ media, iceServers: connection.iceServers }),
    devices: devicesActor(media),
    network: networkActor(),
  },
  actions: {
    saveRecord: ({ context }) => callRecords.save(callRecordOf(context)),
    clearRecord: () => callRecords.clear(),
    releaseMedia: () => media.releaseAll(),
    setTrack: (_, { kind, enabled }) => media.setTrack(kind, enabled),
    releaseTrack: (_, { kind }) => media.releaseTrack(kind),
  },
});
