// Simulates a slow network in front of a relay, without changing the network of the machine.
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** Link between one browser and the relay, in each direction. Media pass two links: up from one browser, down to the other. */
const hop = { bitsPerS: 1_000_000, delayMs: 50, lossShare: 0.015, queueMs: 400 } as const;

/** Returns a function that forwards packets with limited bandwidth, delay and loss. */
function createLine(pass: (packet: Buffer) => void) {
  let freeAtMs = 0;
  return (packet: Buffer): void => {
    const nowMs = performance.now();
    const waitMs = Math.max(0, freeAtMs - nowMs);
    if (waitMs > hop.queueMs || Math.random() < hop.lossShare) return;
    freeAtMs = nowMs + waitMs + (packet.length * 8 * 1000) / hop.bitsPerS;
    setTimeout(() => pass(packet), freeAtMs - nowMs + hop.delayMs);
  };
}

interface Client {
  up: (packet: Buffer) => void;
  upstream: Socket;
}

/** Starts a path between two browsers over the relay at a port: 1 Mbit/s, 3 % loss, 200 ms round-trip time. */
export async function startSlowPath(relayPort: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const front = createSocket('udp4').bind(0, '127.0.0.1');
  await once(front, 'listening');
  const clients = new Map<number, Client>();
  let isOpen = true;

  function open(port: number): Client {
    const upstream = createSocket('udp4');
    const down = createLine((packet) => isOpen && front.send(packet, port, '127.0.0.1'));
    upstream.on('message', down);
    return { upstream, up: createLine((packet) => isOpen && upstream.send(packet, relayPort, '127.0.0.1')) };
  }
  front.on('message', (packet, { port }) => {
    const client = clients.get(port) ?? open(port);
    clients.set(port, client);
    client.up(packet);
  });
  return {
    url: `turn:127.0.0.1:${front.address().port}?transport=udp`,
    stop: async () => {
      isOpen = false;
      for (const { upstream } of clients.values()) upstream.close();
      front.close();
    },
  };
}
