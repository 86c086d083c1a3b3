// Process that tries to sign in from many sources at once, each with the next attempt after the last response.
// Started by `siege.ts`. Replies to any message with the number of answered attempts by status, and exits with its
// parent.
import { Agent, request } from 'node:http';
import { demoAccounts } from '../../packages/server/src/demo/accounts.ts';

const [origin = '', sources = '0'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(sources) });
const answered: Record<number, number> = {};

/** The server under test trusts the header with the source. */
function sourceOf(n: number): string {
  return `10.${n % 250}.${Math.floor(n / 250)}.1`;
}

/** Every second attempt targets an existing account; the first demo account is reserved for the measurement. */
const attacked = demoAccounts.slice(1);

function tryOnce(source: string, n: number): Promise<number> {
  const account = n % 2 === 0 ? attacked[(n / 2) % attacked.length] : undefined;
  const email = account?.email ?? `nobody-${n}@test.example`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': source };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}/api/login`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    outgoing.once('error', reject);
    outgoing.end(JSON.stringify({ email, password: `guess number ${n}` }));
  });
}

async function besiege(source: string, first: number): Promise<void> {
  for (let n = first; ; n += 1) {
    const status = await tryOnce(source, n);
    answered[status] = (answered[status] ?? 0) + 1;
  }
}

process.on('message', () => process.send?.(answered));
// Exits with the measuring process.
process.once('disconnect', () => process.exit());
await Promise.all(Array.from({ length: Number(sources) }, (_, n) => besiege(sourceOf(n), n)));
