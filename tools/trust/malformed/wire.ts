import { connect } from 'node:net';

/** A request as it goes over the wire: nothing of it has to make sense. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer;
  /** Bytes in place of everything above. */
  raw?: Buffer;
  /** Whether the sender goes away in the middle: no answer is owed. */
  isCut?: boolean;
}

/** What came of a request. */
export interface Outcome {
  /** Of every answer; one request has one. */
  statuses: readonly number[];
  text: string;
  durationMs: number;
  /** Whether there was neither an answer nor an end in time. */
  isHung: boolean;
}

const patienceMs = 15_000;
const cutAfterMs = 60;

/** The bytes of a request; its length is said truly unless a header already says something. */
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

/** How much more than its body a request announces; what it announces too little is another request to the server. */
export function excessOf({ raw, headers, body }: WireRequest): number {
  const [, announced] = (raw ? undefined : headers.find(([name]) => name === 'content-length')) ?? [];
  return announced === undefined ? 0 : Number(announced) - body.length;
}

/** Sends a request on a connection of its own and reads until the server closes it. */
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
    const timer = setTimeout(leave, isCut ? cutAfterMs : patienceMs);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A server may close while it is still being written to.
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
