import type { SignallingReport } from '../../call/call.types.ts';
import { fromWire, type WireMessage } from '../wire.ts';

type Message = { event: string; payload: unknown };

/** What the service sends for each event it relays, and whether it names the sender. */
const relayed: Readonly<Record<string, readonly [event: string, namesSender: boolean]>> = {
  'user:call': ['incomming:call', true],
  'call:accepted': ['call:accepted', true],
  'peer:nego:needed': ['peer:nego:needed', true],
  'peer:nego:done': ['peer:nego:final', false],
  'ice:candidate': ['ice:candidate', true],
  'end:call': ['call:ended', false],
};

/** One person's socket with the messages under way in both directions. */
export interface FakeSocket {
  email: string;
  /** What the page calls itself for as long as it is in the room. */
  memberId: string;
  /** The same once the service has seated it; null while it has not. */
  id: string | null;
  isUp: boolean;
  report: ((event: SignallingReport) => void) | null;
  up: WireMessage[];
  down: Message[];
}

/** Creates a room of the service in memory. Nothing moves until `deliver` is told which queue to serve. */
export function createServer() {
  const sockets: FakeSocket[] = [];
  let ids = 0;

  const others = (socket: FakeSocket) => sockets.filter((other) => other !== socket && other.id !== null);

  function connect(socket: FakeSocket, isRecovered: boolean): void {
    if (socket.isUp || !socket.report) return;
    socket.isUp = true;
    if (isRecovered && socket.id !== null) {
      socket.report({ type: 'signal.joined', selfId: socket.id });
      return;
    }
    socket.id = socket.memberId;
    socket.down.push({ event: 'room:joined', payload: { selfId: socket.id } });
    for (const other of others(socket)) {
      other.down.push({ event: 'user:joined', payload: { id: socket.id, email: socket.email } });
    }
  }

  /** Takes the socket away; a lasting loss makes the service forget it. */
  function disconnect(socket: FakeSocket, isLasting: boolean): void {
    if (socket.isUp) socket.report?.({ type: 'signal.lost' });
    socket.isUp = false;
    socket.up.length = 0;
    if (!isLasting) return;
    socket.down.length = 0;
    socket.id = null;
  }

  function relay(from: FakeSocket, { event, payload }: WireMessage): void {
    const target = others(from).find(({ id }) => id === payload.to);
    const [name, namesSender] = relayed[event] ?? [];
    if (!target || !name) return;
    const { to: _, ...rest } = payload;
    target.down.push({ event: name, payload: namesSender ? { ...rest, from: from.id } : rest });
  }

  /** Takes every socket away and forgets them all; what was under way is lost. */
  function restart(): void {
    for (const socket of sockets) disconnect(socket, true);
  }

  /** Gives a page that enters the room an id. Ids are spread so that either side can be the polite one. */
  function nextMemberId(): string {
    ids += 1;
    return `${(ids * 7) % 10}-${ids}`;
  }

  /** Closes the socket permanently; what it had sent before still arrives. */
  function leave(socket: FakeSocket): void {
    for (const message of socket.up.splice(0)) relay(socket, message);
    socket.report = null;
    disconnect(socket, true);
  }

  function receive(socket: FakeSocket, { event, payload }: Message): void {
    if (event === 'room:joined') socket.report?.({ type: 'signal.joined', selfId: socket.id ?? '' });
    const report = fromWire(event, payload);
    if (report) socket.report?.(report);
  }

  /** Serves one message; `choice` picks among the queues that have any. False when all is delivered. */
  function deliver(choice: number): boolean {
    const queues = sockets
      .filter(({ isUp }) => isUp)
      .flatMap((socket) => [
        {
          length: socket.up.length,
          serve: () => socket.up.splice(0, 1).map((message) => relay(socket, message)),
        },
        {
          length: socket.down.length,
          serve: () => socket.down.splice(0, 1).map((message) => receive(socket, message)),
        },
      ])
      .filter(({ length }) => length > 0);
    queues[choice % queues.length]?.serve();
    return queues.length > 0;
  }

  return { sockets, connect, disconnect, restart, nextMemberId, leave, deliver };
}
