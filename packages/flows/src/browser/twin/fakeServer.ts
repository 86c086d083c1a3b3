import type { SignallingReport } from '../../call/call.types.ts';
import { fromWire } from '../callWire.ts';
import type { WireMessage } from '../signalling.types.ts';

type Message = { event: string; payload: unknown };

/** Relayed event of the service for each received event, and whether it names the sender. */
const relayed: Readonly<Record<string, readonly [event: string, namesSender: boolean]>> = {
  'user:call': ['incomming:call', true],
  'call:accepted': ['call:accepted', true],
  'peer:nego:needed': ['peer:nego:needed', true],
  'peer:nego:done': ['peer:nego:final', false],
  'ice:candidate': ['ice:candidate', true],
  'end:call': ['call:ended', false],
};

/** Socket of one participant with its pending messages in both directions. */
export interface FakeSocket {
  email: string;
  /** Id that the page chooses for its stay in the room. */
  memberId: string;
  /** The same id once the service has seated it; `null` before. */
  id: string | null;
  isUp: boolean;
  report: ((event: SignallingReport) => void) | null;
  up: WireMessage[];
  down: Message[];
}

/** Creates a room of the service in memory. Messages move only by `deliver`. */
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

  /** Disconnects the socket; a lasting loss makes the service forget it. */
  function disconnect(socket: FakeSocket, isLasting: boolean): void {
    if (socket.isUp) socket.report?.({ type: 'signal.lost' });
    socket.isUp = false;
    socket.up.length = 0;
    if (!isLasting) return;
    socket.down.length = 0;
    const { id } = socket;
    socket.id = null;
    // Sooner than the real service, which waits for pages that reload.
    if (id !== null)
      for (const other of others(socket)) other.down.push({ event: 'user:left', payload: { id } });
  }

  function relay(from: FakeSocket, { event, payload }: WireMessage): void {
    const target = others(from).find(({ id }) => id === payload.to);
    const [name, namesSender] = relayed[event] ?? [];
    if (!target || !name) return;
    const { to: _, ...rest } = payload;
    target.down.push({ event: name, payload: namesSender ? { ...rest, from: from.id } : rest });
  }

  /** Disconnects and forgets every socket; pending messages are lost. */
  function restart(): void {
    for (const socket of sockets) disconnect(socket, true);
  }

  /** Returns an id for a page that enters the room. Ids vary so that either side can be the polite one. */
  function nextMemberId(): string {
    ids += 1;
    return `${(ids * 7) % 10}-${ids}`;
  }

  /** Closes the socket permanently; messages already sent still arrive. */
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

  /** Delivers one message; `choice` selects among the non-empty queues. Returns `false` when all are empty. */
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
