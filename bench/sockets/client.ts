// Client process: holds connections, and lets the pairs of a room signal to each other. Started by `crowd.ts`, which
// sends it one order at a time.
import { setTimeout as pause } from 'node:timers/promises';
import { openPage, type Page } from '../../packages/server/test/bench/benchSockets.ts';

/** Order to the process; it answers each with one or more numbers. */
export type Order =
  /** Opens one connection per page; returns the duration in milliseconds. */
  | { do: 'open'; pages: Page[] }
  /** Returns the number of connections. */
  | { do: 'count' }
  /** Exchanges descriptions between the two members of every room; returns the latency of each message in milliseconds. */
  | { do: 'talk'; seconds: number; exchangesPerSecond: number };

type Client = Awaited<ReturnType<typeof openPage>>;

/** Number of connections opened concurrently. */
const concurrency = 50;
const offerBytes = 3000;
const answerBytes = 2000;
const timeoutMs = 5000;

const clients: Client[] = [];
const rooms = new Map<string, Client[]>();

process.on('message', (order: Order) => {
  execute(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
// Exits with the process that gives the orders.
process.once('disconnect', () => process.exit());

async function execute(order: Order): Promise<number[]> {
  if (order.do === 'count') return [clients.filter(({ connected }) => connected).length];
  if (order.do === 'talk') return await talk(order);
  const startedAt = performance.now();
  const pending = order.pages.values();
  const openSome = async () => {
    for (const page of pending) await open(page);
  };
  await Promise.all(Array.from({ length: concurrency }, openSome));
  return [performance.now() - startedAt];
}

async function open(page: Page): Promise<void> {
  const client = await openPage(page);
  clients.push(client);
  if (page.roomId) rooms.set(page.roomId, [...(rooms.get(page.roomId) ?? []), client]);
}

async function talk(order: { seconds: number; exchangesPerSecond: number }): Promise<number[]> {
  const endsAt = performance.now() + order.seconds * 1000;
  const periodMs = (rooms.size / order.exchangesPerSecond) * 1000;
  const timesMs: number[] = [];
  const pairs = [...rooms.values()];
  await Promise.all(
    pairs.map(async ([caller, callee], index) => {
      if (!(caller && callee)) throw new Error('A room has only one member.');
      await pause((index / pairs.length) * periodMs);
      for (; performance.now() < endsAt; await pause(periodMs)) {
        timesMs.push(...(await exchange(caller, callee)));
      }
    }),
  );
  return timesMs;
}

/** Exchanges the messages of two browsers that connect: an offer, its answer, and one more candidate each way. */
async function exchange(caller: Client, callee: Client): Promise<number[]> {
  const offer = { type: 'offer', sdp: 'o'.repeat(offerBytes), caps: ['ice'] };
  const ans = { type: 'answer', sdp: 'a'.repeat(answerBytes), caps: ['ice'] };
  const candidate = { candidate: 'candidate:1 1 udp 2122260223 192.0.2.1 54321 typ host', sdpMid: '0' };
  return [
    await latencyOf(caller, callee, { event: 'user:call', heardAs: 'incomming:call', payload: { offer } }),
    await latencyOf(callee, caller, { event: 'call:accepted', heardAs: 'call:accepted', payload: { ans } }),
    await latencyOf(caller, callee, {
      event: 'ice:candidate',
      heardAs: 'ice:candidate',
      payload: { candidate },
    }),
    await latencyOf(callee, caller, {
      event: 'ice:candidate',
      heardAs: 'ice:candidate',
      payload: { candidate },
    }),
  ];
}

/** Returns the latency of a message in milliseconds; infinite when it does not arrive. */
function latencyOf(
  from: Client,
  to: Client,
  { event, heardAs, payload }: { event: string; heardAs: string; payload: object },
): Promise<number> {
  return new Promise((resolve) => {
    const sentAt = performance.now();
    const givenUp = setTimeout(() => {
      to.off(heardAs);
      resolve(Number.POSITIVE_INFINITY);
    }, timeoutMs);
    to.once(heardAs, () => {
      clearTimeout(givenUp);
      resolve(performance.now() - sentAt);
    });
    from.emit(event, { to: to.id, ...payload });
  });
}
