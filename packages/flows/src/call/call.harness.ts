import { createActor, SimulatedClock } from 'xstate';
import { done } from '../testing/edges.ts';
import { scriptedCallback, scriptedPromise } from '../testing/fakes.ts';
import { provideOnSharedNodes } from '../testing/provide.ts';
import { type Harness, play, startHarness } from '../testing/replay.ts';
import { callRecordOf } from './call.context.ts';
import { callMachine } from './call.machine.ts';
import type {
  AcquireInput,
  CallContext,
  CallInput,
  CallRecord,
  DeviceKind,
  MediaGrant,
  MeterCommand,
  PeerCommand,
  PeerInput,
  PeerReport,
  ScreenReport,
  SignallingCommand,
  SignallingInput,
  SignallingReport,
  StartDeviceInput,
  SurroundingsReport,
} from './call.types.ts';

/** State of the fake devices and session storage. */
interface CallWorld {
  saved: CallRecord | null;
  tracks: Record<DeviceKind, 'none' | 'silent' | 'sounding'>;
  /** Kept ends. */
  kept: Pick<CallContext, 'roomId' | 'endedBy'>[];
}

/** Starts a real call with scripted actors, a simulated clock and a fake world. */
export function startCall(input: CallInput) {
  const clock = new SimulatedClock();
  const acquireMedia = scriptedPromise<MediaGrant, AcquireInput>();
  const startDevice = scriptedPromise<void, StartDeviceInput>();
  const signalling = scriptedCallback<SignallingReport, SignallingCommand, SignallingInput>();
  const peer = scriptedCallback<PeerReport, PeerCommand, PeerInput>();
  const devices = scriptedCallback<SurroundingsReport>();
  const network = scriptedCallback<SurroundingsReport>();
  const screen = scriptedCallback<ScreenReport>();
  const meter = scriptedCallback<never, MeterCommand>();
  const world: CallWorld = {
    saved: null,
    tracks: { camera: 'none', microphone: 'none' },
    kept: [],
  };
  const actor = createActor(
    provideOnSharedNodes(callMachine, {
      actors: {
        acquireMedia: acquireMedia.logic,
        startDevice: startDevice.logic,
        signalling: signalling.logic,
        peer: peer.logic,
        devices: devices.logic,
        network: network.logic,
        screen: screen.logic,
        meter: meter.logic,
      },
      actions: {
        saveRecord: ({ context }) => {
          world.saved = callRecordOf(context);
        },
        clearRecord: () => {
          world.saved = null;
        },
        keepEnd: ({ context }) => {
          world.kept.push({ roomId: context.roomId, endedBy: context.endedBy });
        },
        setTrack: (_, { kind, enabled }) => {
          world.tracks[kind] = enabled ? 'sounding' : 'silent';
        },
        releaseTrack: (_, { kind }) => {
          world.tracks[kind] = 'none';
        },
        releaseMedia: () => {
          world.tracks = { camera: 'none', microphone: 'none' };
        },
      },
    }),
    { input, clock },
  );
  const harness: Harness<typeof callMachine> = startHarness(actor, [acquireMedia, startDevice]);
  return {
    ...harness,
    clock,
    world,
    acquireMedia,
    startDevice,
    signalling,
    peer,
    devices,
    network,
    screen,
    meter,
  };
}

/** Running call under test. */
export type CallHarness = ReturnType<typeof startCall>;

/** Id of this side in tests; `z-remote` makes it the polite side, `a-remote` the impolite one. */
const selfId = 'm-self';

/** Starts a call with both devices on, alone in its room. */
export async function startWaiting(input: Partial<CallInput> = {}): Promise<CallHarness> {
  const call = startCall({ roomId: 'r', role: 'ROLE_USER', ...input });
  await play(call, done('acquireMedia', { audio: true, video: true, fault: null }));
  call.signalling.live[0]?.report({ type: 'signal.joined', selfId });
  return call;
}

/** Starts a call that is connected to `remoteId`. */
export async function startConnected(remoteId: string, input: Partial<CallInput> = {}): Promise<CallHarness> {
  const call = await startWaiting(input);
  call.signalling.live[0]?.report({ type: 'signal.peerJoined', id: remoteId, email: 'them@example.org' });
  call.peer.live[0]?.report({ type: 'peer.stable' });
  call.peer.live[0]?.report({ type: 'peer.connected' });
  return call;
}
