import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long the other side has to notice that the server ends. */
const farewellMs = 1000;

/** The connections of a server. */
export interface Connections {
  /**
   * Closes idle connections: a browser opens some in advance and may never speak, and who has
   * lost the network does not answer a goodbye. The others go with their answer.
   */
  closeIdle(): void;
}

/** Watches the connections of a server from its first one on. */
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
      }, farewellMs).unref();
    },
  };
}
