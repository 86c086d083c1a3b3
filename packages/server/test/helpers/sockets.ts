import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';

/** Options of a test connection. */
export interface ConnectOptions {
  token?: string;
  roomId?: string;
  /** A guest's name and location, and the seat key of an admitted guest. */
  name?: string;
  location?: string;
  guestKey?: string;
  /** Id of the page in its room. Defaults to the id of its connection. */
  memberId?: string;
  /** Whether it reconnects after an interruption. */
  isPersistent?: boolean;
  headers?: Record<string, string>;
}

/** A connection that stores received events. */
export interface TestSocket {
  socket: Socket;
  id: string;
  received: [event: string, payload: unknown][];
  /** Resolves with the payload of the last such event, or of the next one. */
  next(event: string): Promise<unknown>;
}

/** Creates sockets to a server, given as instance or origin, and closes them all. */
export function createSockets(server: FastifyInstance | string) {
  const open: Socket[] = [];
  const originOf = () =>
    typeof server === 'string' ? server : `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;

  function start({ headers, isPersistent = false, ...auth }: ConnectOptions): Socket {
    const socket = io(originOf(), {
      transports: ['websocket'],
      forceNew: true,
      reconnection: isPersistent,
      // Same value as in the app.
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      auth,
      ...(headers && { extraHeaders: headers }),
    });
    open.push(socket);
    return socket;
  }

  return {
    /** Connects and waits for the greeting, which a guest receives only when the host admits them. */
    async connect(options: ConnectOptions, greeting = 'room:joined'): Promise<TestSocket> {
      const socket = start(options);
      const received: TestSocket['received'] = [];
      const waiting = new Map<string, ((payload: unknown) => void)[]>();
      socket.onAny((event: string, payload: unknown) => {
        received.push([event, payload]);
        for (const resolve of waiting.get(event) ?? []) resolve(payload);
        waiting.delete(event);
      });
      const next = (event: string) => {
        const seen = received.findLast(([name]) => name === event);
        if (seen) return Promise.resolve(seen[1]);
        return new Promise<unknown>((resolve) =>
          waiting.set(event, [...(waiting.get(event) ?? []), resolve]),
        );
      };
      await Promise.race([
        next(greeting),
        first(socket, 'connect_error').then((error) => Promise.reject(error)),
      ]);
      return { socket, id: socket.id ?? '', received, next };
    },

    /** Connects and expects a refusal. Returns the error's `data`. */
    async refused(options: ConnectOptions): Promise<unknown> {
      const socket = start(options);
      const failed = first(socket, 'connect_error').then(reasonOf);
      const connected = first(socket, 'connect').then(() => 'connected');
      return await Promise.race([failed, connected]);
    },

    closeAll() {
      for (const socket of open) socket.disconnect();
    },
  };
}

function first(socket: Socket, event: string): Promise<unknown> {
  return new Promise((resolve) => socket.once(event, resolve));
}

function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return 'data' in error ? error.data : error.message;
}
