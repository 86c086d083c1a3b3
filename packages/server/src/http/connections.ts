import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a client has to notice the shutdown. */
const closeDelayMs = 1000;

/** Open connections of a server. */
export interface Connections {
  /**
   * Closes idle connections. Browsers open some in advance, and a client without a network does not confirm the
   * end. Other connections end with their response.
   */
  closeIdle(): void;
}

/** Tracks the connections of a server from the start. */
export function watchConnections(server: Server): Connections {
  const openRequests = new Map<Socket, number>();
  let isClosing = false;

  function count(socket: Socket, change: 1 | -1): void {
    const open = openRequests.get(socket);
    if (open === undefined) return;
    openRequests.set(socket, open + change);
    if (isClosing && open + change === 0) socket.destroySoon();
  }

  server.on('connection', (socket) => {
    openRequests.set(socket, 0);
    socket.once('close', () => openRequests.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });

  return {
    closeIdle() {
      setTimeout(() => {
        isClosing = true;
        for (const [socket, open] of openRequests) if (open === 0) socket.destroy();
      }, closeDelayMs).unref();
    },
  };
}
