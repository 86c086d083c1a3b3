import { Agent, request } from 'node:http';
import type { BenchCall } from '../../packages/server/test/bench/benchServers.ts';

/** Requests to send, and the number of connections. */
export interface Load {
  /** For example http://127.0.0.1:4000. */
  origin: string;
  /** Headers of the signed-in account. */
  headers: Record<string, string>;
  connections: number;
  /** Returns the next request; `undefined` at the end. */
  next: () => BenchCall | undefined;
}

/** Keeps every connection busy until there is no next request. Returns the duration of each request in milliseconds. */
export async function keepBusy(load: Load): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const timesMs: number[] = [];
  const send = async () => {
    for (let call = load.next(); call; call = load.next()) {
      const sentAt = performance.now();
      await sendOne(load, { call, agent });
      timesMs.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: load.connections }, send));
  agent.destroy();
  return timesMs;
}

/** Sends one request and reads its response. Throws when it is refused. */
export function sendOne(
  load: Pick<Load, 'origin' | 'headers'>,
  { call, agent }: { call: BenchCall; agent: Agent },
): Promise<void> {
  const { name, method, path, body } = call;
  const payload = body && JSON.stringify(body);
  const headers = { ...load.headers, ...(payload && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${load.origin}/api${path}`, { method, agent, headers }, (answer) => {
      if ((answer.statusCode ?? 500) >= 300)
        reject(new Error(`${name} failed with status ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    });
    outgoing.once('error', reject);
    outgoing.end(payload);
  });
}
