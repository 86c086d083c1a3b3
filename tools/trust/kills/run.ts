// Ends the server repeatedly during writes, then compares the acknowledged writes with the stored ones.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Product } from '../../product.ts';
import { withPostgresql } from '../../scale/postgresql.ts';
import { waitUntil } from '../../scale/service.ts';
import { type Figure, figuresOf, quantile } from '../figures.ts';
import { signUp } from '../people.ts';
import { plant } from '../planted.ts';
import { Random } from '../random.ts';
import { type Audit, Writer } from './writer.ts';

/** Signal that ends the server. */
type Ending = 'SIGKILL' | 'SIGTERM';

interface Plan {
  name: string;
  ending: Ending;
  rounds: number;
  seed: number;
  /** Whether to check the duration of starts and stops. */
  isTimed: boolean;
  settings: Record<string, string>;
}

/** Number of rounds of each of the three runs. */
export interface Rounds {
  killsEmbedded: number;
  killsPostgresql: number;
  stops: number;
  seed: number;
  /** Whether to check the duration of starts and stops. */
  isTimed: boolean;
}

const writerCount = 6;
const shortestWriteMs = 200;
const longestWriteMs = 1800;
const maxStartMs = 10_000;
const maxStopMs = 10_000;
const minWritesPerRound = 5;

const secret = () => plant('token', randomBytes(32).toString('base64url'));
/** The servers trust the forwarding header, in which every request has another source. */
const common = { TRUST_PROXY: '127.0.0.0/8', APP_DIR: '', STAFF_SECOND_FACTOR: 'false' };

/** Runs all three and returns their results. */
export async function runKills({
  killsEmbedded,
  killsPostgresql,
  stops,
  ...shared
}: Rounds): Promise<Figure[]> {
  const embedded = { ...shared, settings: common };
  return [
    ...(await endRepeatedly({
      ...embedded,
      name: 'SIGKILL, embedded',
      ending: 'SIGKILL',
      rounds: killsEmbedded,
    })),
    ...(await withPostgresql((url) =>
      endRepeatedly({
        ...shared,
        name: 'SIGKILL, PostgreSQL',
        ending: 'SIGKILL',
        rounds: killsPostgresql,
        settings: {
          ...common,
          DATABASE_URL: url,
          TOKEN_SECRET: secret(),
          NRIC_ENCRYPTION_KEY: secret(),
          NRIC_LOOKUP_KEY: secret(),
        },
      }),
    )),
    ...(await endRepeatedly({ ...embedded, name: 'SIGTERM, embedded', ending: 'SIGTERM', rounds: stops })),
  ];
}

async function endRepeatedly({ name, ending, rounds, seed, isTimed, settings }: Plan): Promise<Figure[]> {
  if (rounds === 0) return [];
  const random = new Random(seed);
  const product = await Product.create(settings);
  const starts: number[] = [];
  const stopsMs: number[] = [];
  let badExits = 0;
  try {
    await product.start();
    const writers = await settleWriters(product.url, random);
    for (let round = 0; round < rounds; round += 1) {
      if (!product.isRunning) starts.push(await timed(() => product.start()));
      const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
      const target = acknowledged() + minWritesPerRound;
      const writing = writers.map((writer) => writeUntilUnreachable(writer, product));
      await waitUntil(() => acknowledged() >= target, 'Writing');
      await wait(shortestWriteMs + random.below(longestWriteMs - shortestWriteMs));
      let code: number | null = 0;
      const endMs = await timed(async () => {
        code = await (ending === 'SIGKILL' ? product.kill().then(() => 0) : product.stop());
      });
      await Promise.all(writing);
      stopsMs.push(endMs);
      badExits += code === 0 ? 0 : 1;
      process.stdout.write(process.stdout.isTTY ? `\r${name}: ${round + 1} of ${rounds} ` : '');
    }
    starts.push(await timed(() => product.start()));
    for (const writer of writers) await writer.finish(product.url);
    const audits = await Promise.all(writers.map((writer) => writer.audit(product.url)));
    const surprises = writers.flatMap((writer) => writer.surprises);
    for (const surprise of new Set(surprises)) console.log(`\n${name}: ${surprise}`);
    return report(name, { rounds, starts, stopsMs, badExits, audits, surprises, ending, isTimed });
  } finally {
    await product.dispose();
  }
}

async function settleWriters(url: string, random: Random): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let n = 0; n < writerCount; n += 1) {
    const writer = new Writer(await signUp(url, `writer-${n}`), new Random(random.below(2 ** 31)));
    await writer.settle(url);
    writers.push(writer);
  }
  return writers;
}

/** Writes until the server stops responding. */
async function writeUntilUnreachable(writer: Writer, product: Product): Promise<void> {
  try {
    for (;;) await writer.write(product.url);
  } catch (error) {
    // Expected errors of a request without a response. Any other error is a fault of this suite.
    if (!(error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')))
      throw error;
  }
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await act();
  return performance.now() - since;
}

function report(
  name: string,
  seen: {
    ending: Ending;
    isTimed: boolean;
    rounds: number;
    starts: readonly number[];
    stopsMs: readonly number[];
    badExits: number;
    audits: readonly Audit[];
    surprises: readonly string[];
  },
): Figure[] {
  const { exactly, atMost, atLeast } = figuresOf(name);
  const sum = (member: keyof Audit) => seen.audits.reduce((total, audit) => total + audit[member], 0);
  const isStop = seen.ending === 'SIGTERM';
  const stopTime = atMost('longest stop', quantile(seen.stopsMs, 1), maxStopMs, 'ms');
  const times = [
    atMost('start, median', quantile(seen.starts, 0.5), maxStartMs, 'ms'),
    atMost('start, longest', quantile(seen.starts, 1), maxStartMs, 'ms'),
    ...(isStop ? [stopTime] : []),
  ];
  return [
    exactly('rounds', seen.rounds, seen.rounds),
    atLeast('writes acknowledged', sum('acknowledged'), seen.rounds * minWritesPerRound),
    exactly('acknowledged writes lost', sum('lost'), 0),
    exactly('writes doubled', sum('doubled'), 0),
    exactly('orders torn', sum('torn'), 0),
    exactly('answers nobody expected', seen.surprises.length, 0),
    ...(isStop ? [exactly('exits other than 0', seen.badExits, 0)] : []),
    ...(seen.isTimed ? times : []),
  ];
}
