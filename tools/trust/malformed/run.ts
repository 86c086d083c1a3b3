// Sends requests and socket frames that no client would send. The server must respond to all of them and keep running.
import { Product } from '../../product.ts';
import { type Figure, figuresOf, quantile } from '../figures.ts';
import { type Account, call as callApi, signIn, signUp, staff } from '../people.ts';
import { Random } from '../random.ts';
import { sendFrames } from './frames.ts';
import { mutate } from './mutations.ts';
import { type Call, type Requester, readCalls, validRequest } from './wellMeant.ts';
import { excessOf, type Outcome, send, toBytes, type WireRequest } from './wire.ts';

const part = 'malformed requests';
const patientCount = 12;
const senderCount = 8;
const sampleEvery = 50;
const shownFindings = 20;
const maxIds = 60;
const maxSlowMs = 2000;
const maxGrowthMiB = 100;

/** Account and its current session. */
interface Sender extends Requester {
  account: Account;
}

type Role = 'ROLE_USER' | 'ROLE_DOCTOR' | 'ROLE_ADMIN';
type Senders = Record<Role, readonly Sender[]>;

/** Request and the options that repeat it. */
interface Numbered {
  request: WireRequest;
  name: string;
  sender: Sender | undefined;
}

/** Extent of the part. */
interface Plan {
  requests: number;
  frames: number;
  seed: number;
  /** Whether to check response times. */
  isTimed: boolean;
  /** The only request to send; it is printed. */
  only?: number | undefined;
}

/** Sends all requests and frames and returns the results. */
export async function runMalformed({ seed, ...plan }: Plan): Promise<Figure[]> {
  const calls = readCalls(seed);
  const product = await Product.create({
    TRUST_PROXY: '127.0.0.0/8',
    APP_DIR: '',
    STAFF_SECOND_FACTOR: 'false',
  });
  try {
    await product.start();
    const senders = await gatherSenders(product.url, calls);
    if (plan.only !== undefined) return await sendOne(product, numbered(plan.only, { seed, calls, senders }));
    const seen = await sendAll(product, plan.requests, (n) => numbered(n, { seed, calls, senders }));
    print(seen);
    const frames = await sendFrames(product.url, { seed, count: plan.frames, account: staff.doctor });
    return report(seen, { ...frames, ...plan, isRunning: product.isRunning });
  } finally {
    await product.dispose();
  }
}

function numbered(n: number, from: { seed: number; calls: readonly Call[]; senders: Senders }): Numbered {
  const random = new Random(from.seed * 1_000_003 + n);
  const call = from.calls[n % from.calls.length] as Call;
  const { access, operationId } = call.operation;
  const role = typeof access === 'string' ? 'ROLE_USER' : random.pick<Role>(access);
  const sender = access === 'public' ? undefined : random.pick<Sender>(from.senders[role]);
  const request = validRequest(call, sender ?? { token: '', ids: [] }, random);
  const ways = mutate(request, random, call);
  return {
    request,
    sender,
    name: `--seed ${from.seed} --request ${n}: ${operationId} with ${ways.join(' and ')}`,
  };
}

async function sendOne(product: Product, { request, name }: Numbered): Promise<Figure[]> {
  console.log(`${name}\n${toBytes(request).toString('latin1').slice(0, 4000)}\n`);
  const { statuses, text, isHung } = await send(product.port, request, '127.0.0.1');
  console.log(text.slice(0, 4000));
  return [
    figuresOf(part).exactly('5xx or hung', isHung || statuses.some((status) => status >= 500) ? 1 : 0, 0),
  ];
}

/** Results of all requests. */
interface Seen {
  statuses: Map<number, number>;
  durationsMs: number[];
  faults: string[];
  hung: string[];
  doubled: string[];
  revealing: string[];
  growthMiB: number;
}

async function sendAll(product: Product, count: number, make: (n: number) => Numbered): Promise<Seen> {
  const seen: Seen = {
    statuses: new Map(),
    durationsMs: [],
    faults: [],
    hung: [],
    doubled: [],
    revealing: [],
    growthMiB: 0,
  };
  let next = 0;
  const samples: number[] = [];
  const sendOn = async (localAddress: string) => {
    while (next < count && product.isRunning) {
      const n = next;
      next += 1;
      if (n % sampleEvery === 0) samples.push(await heldMiB(product.url));
      const one = make(n);
      const outcome = await send(product.port, one.request, localAddress);
      note(seen, one, outcome);
      // Some requests end sessions, which is correct.
      if (outcome.statuses[0] === 401 && one.sender) await renew(product.url, one.sender);
    }
  };
  await Promise.all(Array.from({ length: senderCount }, (_, n) => sendOn(`127.0.0.${2 + n}`)));
  seen.growthMiB = growthOf(samples);
  return seen;
}

function print(seen: Seen): void {
  const findings = [...seen.faults, ...seen.hung, ...seen.doubled, ...seen.revealing];
  for (const finding of findings.slice(0, shownFindings)) console.log(finding);
  console.log(
    `${part}: ${JSON.stringify(Object.fromEntries([...seen.statuses].toSorted(([a], [b]) => a - b)))}`,
  );
}

/** Text that no response may contain: code paths, library names, SQL. */
const internals =
  /\bat [^\n]{1,200}:\d+:\d+|node_modules|file:\/\/|\bselect "|\binsert into|pglite|drizzle|fastify|ECONN|SQLSTATE|\/packages\//i;

function note(
  seen: Seen,
  { request, name }: Numbered,
  { statuses, text, durationMs, isHung }: Outcome,
): void {
  const [status = 0] = statuses;
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
  seen.durationsMs.push(durationMs);
  if (statuses.some((one) => one >= 500)) seen.faults.push(`${name} -> ${statuses}`);
  if (isHung) seen.hung.push(name);
  if (statuses.length > 1 && !request.raw && excessOf(request) === 0)
    seen.doubled.push(`${name} -> ${statuses}`);
  if (status >= 400 && internals.test(text)) seen.revealing.push(`${name} -> ${internals.exec(text)?.[0]}`);
}

async function renew(url: string, sender: Sender): Promise<void> {
  const { status } = await callApi(url, '/user-status', { token: sender.token });
  if (status === 401) sender.token = await signIn(url, sender.account);
}

/** Returns the size of the server's heap and external memory in MiB, including garbage. */
async function heldMiB(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const bytes = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? 0);
  return (bytes('nodejs_heap_size_used_bytes') + bytes('nodejs_external_memory_bytes')) / 2 ** 20;
}

/** Returns the growth from the second to the last third of the samples, by the minimum of each. */
function growthOf(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3);
  const least = (from: number, to?: number) => Math.min(...samples.slice(from, to));
  return third === 0 ? 0 : least(2 * third) - least(third, 2 * third);
}

async function gatherSenders(url: string, calls: readonly Call[]): Promise<Senders> {
  const patients: Sender[] = [];
  for (let n = 0; n < patientCount; n += 1)
    patients.push(await gather(url, calls, await signUp(url, `sender-${n}`)));
  return {
    ROLE_USER: patients,
    ROLE_DOCTOR: [await gather(url, calls, staff.doctor)],
    ROLE_ADMIN: [await gather(url, calls, staff.admin)],
  };
}

/** Signs in and collects the ids in the account's lists. */
async function gather(url: string, calls: readonly Call[], account: Account): Promise<Sender> {
  const token = await signIn(url, account);
  const ids = new Set<string>();
  const isList = ({ method, path, operation }: Call) =>
    method === 'GET' && !path.includes('{') && operation.access !== 'public' && path !== '/accounts/search';
  for (const { path } of calls.filter(isList)) {
    const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    for (const [id] of text.matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))
      if (ids.size < maxIds) ids.add(id);
  }
  return { account, token, ids: [...ids] };
}

function report(
  seen: Seen,
  {
    requests,
    isRunning,
    sent,
    isGreeted,
    isTimed,
  }: { requests: number; isRunning: boolean; sent: number; isGreeted: boolean; isTimed: boolean },
): Figure[] {
  const { exactly, atMost, atLeast } = figuresOf(part);
  return [
    exactly('requests sent', seen.durationsMs.length, requests),
    exactly('responses of 500 and above', seen.faults.length, 0),
    exactly('hung requests', seen.hung.length, 0),
    exactly('second responses', seen.doubled.length, 0),
    exactly('responses with internals', seen.revealing.length, 0),
    atLeast('socket frames sent', sent, 1),
    exactly('servers alive, greeting a new socket', isRunning && isGreeted ? 1 : 0, 1),
    ...(isTimed
      ? [atMost('response time, 99th percentile', quantile(seen.durationsMs, 0.99), maxSlowMs, 'ms')]
      : []),
    atMost('growth of held memory', seen.growthMiB, maxGrowthMiB, 'MiB'),
  ];
}
