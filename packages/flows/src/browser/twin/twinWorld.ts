import { type Actor, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import {
  type AcquireInput,
  type CallRecord,
  callMachine,
  callRecordOf,
  type MediaGrant,
  type PeerCommand,
  type PeerInput,
  type PeerReport,
  type SignallingCommand,
  type SignallingInput,
  type StartDeviceInput,
} from '../../call/index.ts';
import { tick } from '../../testing/clock.ts';
import { toWire } from '../callWire.ts';
import { negotiate } from '../rtcNegotiation.ts';
import { FakeConnection } from './fakeConnection.ts';
import { createServer, type FakeSocket } from './fakeServer.ts';

/** Operation on the two participants and the network between them. */
export type Operation =
  | { type: 'deliver'; choice: number }
  | { type: 'pass'; ms: number }
  | { type: 'restart' }
  | { type: 'reload' | 'online' | 'toggle' | 'freeze' | 'end'; side: number }
  | { type: 'offline'; side: number; isLasting: boolean };

/** One participant with its call. */
export interface Twin {
  actor: Actor<typeof callMachine> | null;
  socket: FakeSocket;
  isOffline: boolean;
  saved: CallRecord | null;
  errors: unknown[];
}

interface OpenPeer {
  twin: Twin;
  connection: FakeConnection;
  isConnected: boolean;
  report: (event: PeerReport) => void;
}

const macrotask = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Creates two real calls with the real negotiation, over a service and network in memory. Only `act` makes progress. */
export function createTwinWorld() {
  const clock = new SimulatedClock();
  const server = createServer();
  const peers = new Set<OpenPeer>();
  let offers = 0;
  let created = 0;

  const partnerOf = ({ connection }: OpenPeer) =>
    [...peers].find(
      (other) =>
        other.connection.number === connection.remoteNumber &&
        other.connection.remoteNumber === connection.number,
    );
  const isThrough = (peer: OpenPeer) => !peer.twin.isOffline && partnerOf(peer)?.twin.isOffline === false;

  const signalling = ({ socket, isOffline }: Twin) =>
    fromCallback<SignallingCommand, SignallingInput>(({ sendBack, receive }) => {
      socket.report = sendBack;
      socket.memberId = server.nextMemberId();
      if (!isOffline) server.connect(socket, false);
      receive((command) => {
        if (socket.isUp) socket.up.push(toWire(command));
        if (command.type === 'wire.end') sendBack({ type: 'signal.flushed' });
      });
      return () => server.leave(socket);
    });

  const peer = (twin: Twin) =>
    fromCallback<PeerCommand, PeerInput>(({ input, sendBack, receive }) => {
      const connection = new FakeConnection(() => negotiation.offer());
      const open: OpenPeer = { twin, connection, isConnected: false, report: sendBack };
      const negotiation = negotiate({
        connection,
        input,
        report: (event) => peers.has(open) && sendBack(event),
        newOfferId: () => `offer ${++offers}`,
        gather: () => Promise.resolve(),
        prepareAnswer: () => Promise.resolve(),
      });
      peers.add(open);
      created += 1;
      if (input.firstOffer) negotiation.take(input.firstOffer);
      else connection.needNegotiation();
      receive((command) => {
        if (command.type === 'remote.description') negotiation.take(command.description);
        else if (command.type === 'ice.restart') negotiation.restart({});
        else if (command.type === 'description.resend') negotiation.resend();
        else if (command.type === 'link.close' && command.isGoodbye && isThrough(open)) {
          partnerOf(open)?.report({ type: 'peer.goodbye' });
        }
      });
      return () => {
        negotiation.close();
        peers.delete(open);
      };
    });

  function start(twin: Twin): void {
    const machine = callMachine.provide({
      actors: {
        acquireMedia: fromPromise<MediaGrant, AcquireInput>(async () => ({
          audio: true,
          video: true,
          fault: null,
        })),
        startDevice: fromPromise<void, StartDeviceInput>(async () => undefined),
        signalling: signalling(twin),
        peer: peer(twin),
        devices: fromCallback(() => undefined),
        network: fromCallback(() => undefined),
        screen: fromCallback(() => undefined),
        meter: fromCallback(() => undefined),
      },
      actions: {
        saveRecord: ({ context }) => {
          twin.saved = callRecordOf(context);
        },
        clearRecord: () => {
          twin.saved = null;
        },
        keepEnd: () => undefined,
        releaseMedia: () => undefined,
        setTrack: () => undefined,
        releaseTrack: () => undefined,
      },
    });
    const actor = createActor(machine, {
      input: { roomId: 'room', role: 'ROLE_USER', saved: twin.saved },
      clock,
    });
    actor.subscribe({ error: (error) => twin.errors.push(error) });
    twin.actor = actor.start();
  }

  function createTwin(email: string): Twin {
    const socket: FakeSocket = { email, memberId: '', id: null, isUp: false, report: null, up: [], down: [] };
    server.sockets.push(socket);
    const twin: Twin = { actor: null, socket, isOffline: false, saved: null, errors: [] };
    start(twin);
    return twin;
  }

  const twins = [createTwin('doctor@example.org'), createTwin('patient@example.org')] as const;
  const at = (side: number) => (side === 0 ? twins[0] : twins[1]);
  const isOver = ({ actor }: Twin) => actor?.getSnapshot().hasTag('ended') === true;

  // Simulates the browser's reports on the path: open or stalled.
  function watchPaths(): void {
    for (const open of [...peers]) {
      const isConnected = isThrough(open);
      if (isConnected === open.isConnected) continue;
      open.isConnected = isConnected;
      open.report({ type: isConnected ? 'peer.connected' : 'peer.stalled' });
    }
  }

  function reload(twin: Twin): void {
    twin.actor?.stop();
    start(twin);
  }

  function goOnline(twin: Twin): void {
    if (!twin.isOffline) return;
    twin.isOffline = false;
    twin.actor?.send({ type: 'network.changed' });
    server.connect(twin.socket, true);
  }

  function goOffline(twin: Twin, isLasting: boolean): void {
    twin.isOffline = true;
    server.disconnect(twin.socket, isLasting);
  }

  function restartServer(): void {
    server.restart();
    for (const { isOffline, socket } of twins) if (!isOffline) server.connect(socket, false);
  }

  // Simulates the browser's reports on frozen video.
  function freeze(twin: Twin): void {
    for (const open of [...peers])
      if (open.twin === twin && open.isConnected) open.report({ type: 'peer.frozen' });
  }

  function perform(operation: Operation): unknown {
    if (operation.type === 'deliver') return server.deliver(operation.choice);
    if (operation.type === 'pass') return tick(clock, operation.ms, 500);
    if (operation.type === 'restart') return restartServer();
    const twin = at(operation.side);
    if (isOver(twin)) return;
    switch (operation.type) {
      case 'reload':
        return reload(twin);
      case 'online':
        return goOnline(twin);
      case 'offline':
        return goOffline(twin, operation.isLasting);
      case 'toggle':
        return twin.actor?.send({ type: 'camera.toggle' });
      case 'freeze':
        return freeze(twin);
      case 'end':
        return twin.actor?.send({ type: 'call.end' });
    }
  }

  /** Performs one operation and waits for its immediate effects. */
  async function act(operation: Operation): Promise<void> {
    perform(operation);
    await macrotask();
    watchPaths();
    await macrotask();
  }

  /** Restores everything and gives the calls 15 seconds to reconnect. */
  async function heal(): Promise<void> {
    for (const side of [0, 1]) await act({ type: 'online', side });
    for (let passedMs = 0; passedMs < 15_000; passedMs += 500) {
      for (let served = 0; server.deliver(served) && served < 20; served += 1) await macrotask();
      await act({ type: 'pass', ms: 500 });
    }
  }

  /** Returns the number of connections created so far. */
  const createdPeers = () => created;
  /** Returns the number of established connections. */
  const connectedPeers = () => [...peers].filter((open) => open.isConnected).length;
  return { twins, act, heal, isOver, connectedPeers, createdPeers };
}
