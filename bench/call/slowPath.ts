// Simulates a slow network in front of a relay, without changing the network of the machine.
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** Link between one browser and the relay, in each direction. Media pass two links: up from one browser, down to the other. */
export interface Hop {
  bitsPerS: number;
  delayMs: number;
  lossShare: number;
}

/** A link that limits nothing. */
export const freeHop: Hop = { bitsPerS: Number.POSITIVE_INFINITY, delayMs: 0, lossShare: 0 };

/** Time that packets may wait for a link before they are lost. */
const queueMs = 400;

/** A path between two browsers over a relay. */
export interface SlowPath {
  /** Address of the relay behind the path. */
  url: string;
  /** Changes every link. */
  shape: (hop: Hop) => void;
  stop: () => Promise<void>;
}

/** Returns a function that forwards packets with limited bandwidth, delay and loss. */
function createLine(hopNow: () => Hop, pass: (packet: Buffer) => void) {
  let freeAtMs = 0;
  return (packet: Buffer): void => {
    const hop = hopNow();
    const nowMs = performance.now();
    const waitMs = Math.max(0, freeAtMs - nowMs);
    if (waitMs > queueMs || Math.random() < hop.lossShare) return;
    freeAtMs = nowMs + waitMs + (packet.length * 8 * 1000) / hop.bitsPerS;
    setTimeout(() => pass(packet), freeAtMs - nowMs + hop.delayMs);
  };
}

interface Client {
  up: (packet: Buffer) => void;
  upstream: Socket;
}

/** Starts a path between two browsers over the relay at a port. It is slow once it is shaped. */
export async function startSlowPath(relayPort: number): Promise<SlowPath> {
  const front = createSocket('udp4').bind(0, '127.0.0.1');
  await once(front, 'listening');
  const clients = new Map<number, Client>();
  let hop = freeHop;
  let isOpen = true;
  const hopNow = () => hop;

  function open(port: number): Client {
    const upstream = createSocket('udp4');
    const down = createLine(hopNow, (packet) => isOpen && front.send(packet, port, '127.0.0.1'));
    upstream.on('message', down);
    const up = createLine(hopNow, (packet) => isOpen && upstream.send(packet, relayPort, '127.0.0.1'));
    return { upstream, up };
  }
  front.on('message', (packet, { port }) => {
    const client = clients.get(port) ?? open(port);
    clients.set(port, client);
    client.up(packet);
  });
  return {
    url: `turn:127.0.0.1:${front.address().port}?transport=udp`,
    shape: (next) => {
      hop = next;
    },
    stop: async () => {
      isOpen = false;
      for (const { upstream } of clients.values()) upstream.close();
      front.close();
    },
  };
}
