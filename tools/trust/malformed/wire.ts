import { connect } from 'node:net';
import { waitGuardMs } from '../../hangGuard.ts';

/** Request as sent over the wire. No part of it needs to be valid. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer;
  /** Bytes to send instead of all members above. */
  raw?: Buffer;
  /** Whether the sender disconnects before the end, so that no response is expected. */
  isCut?: boolean;
}

/** Outcome of a request. */
export interface Outcome {
  /** Status of every response; a request should get one. */
  statuses: readonly number[];
  text: string;
  durationMs: number;
  /** Whether there was neither a response nor a close in time. */
  isHung: boolean;
}

const cutAfterMs = 60;

/** Returns the bytes of a request, with the correct length unless a header already states one. */
export function toBytes({ method, target, headers, body, raw }: WireRequest): Buffer {
  if (raw) return raw;
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const framing: [string, string][] = [['connection', 'close']];
  if (body.length > 0 && !names.has('content-length') && !names.has('transfer-encoding'))
    framing.push(['content-length', String(body.length)]);
  const lines = [...headers, ...framing].map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([
    Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'),
    body,
  ]);
}

/** Returns how many bytes a request announces beyond its body. The server reads bytes beyond the announced length as another request. */
export function excessOf({ raw, headers, body }: WireRequest): number {
  const [, announced] = (raw ? undefined : headers.find(([name]) => name === 'content-length')) ?? [];
  return announced === undefined ? 0 : Number(announced) - body.length;
}

/** Sends a request on its own connection and reads until the server closes it. */
export function send(port: number, request: WireRequest, localAddress: string): Promise<Outcome> {
  const since = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    const isCut = request.isCut || excessOf(request) > 0;
    let isHung = false;
    const leave = () => {
      isHung = !isCut && chunks.length === 0;
      socket.destroy();
    };
    const timer = setTimeout(leave, isCut ? cutAfterMs : waitGuardMs);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A server may close the connection during a write.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      const text = Buffer.concat(chunks).toString('latin1');
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      const final = statuses.filter((status) => status >= 200);
      resolve({ statuses: final, text, durationMs: performance.now() - since, isHung });
    });
    socket.write(toBytes(request));
  });
}
