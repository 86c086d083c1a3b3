// Accounts that write entries, orders and documents with idempotency keys.
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, figuresOf } from '../../../trust/figures.ts';
import { Writer } from '../../../trust/kills/writer.ts';
import { Random } from '../../../trust/random.ts';
import { untilTrue } from '../../cluster/pair.ts';
import { type Crowd, createAccount, insist, unanswered } from './crowd.ts';

const [count, pauseMs, leastWrites] = [4, 100, 20];

/** Writers who use one origin. Created by {@link Writers.create}. */
export class Writers implements Crowd {
  readonly #url: string;
  readonly #writers: Writer[] = [];
  #audited = 0;

  private constructor(url: string) {
    this.#url = url;
  }

  static async create(url: string): Promise<Writers> {
    const crowd = new Writers(url);
    for (let n = 0; n < count; n += 1) {
      const writer = new Writer(await createAccount(url, `chaos-${n}`), new Random(n + 1), unanswered);
      await insist(async () => (await writer.settle(url)) ?? true);
      crowd.#writers.push(writer);
    }
    return crowd;
  }

  async live(over: AbortSignal): Promise<void> {
    await Promise.all(this.#writers.map((writer) => this.#write(writer, over)));
  }

  async #write(writer: Writer, over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      await writer.write(this.#url).catch(() => undefined);
      await wait(pauseMs);
    }
    await insist(() =>
      writer.finish(this.#url).then(
        () => true,
        () => undefined,
      ),
    );
  }

  /** Waits until every writer has a new acknowledged write. Returns the time in ms; infinite after `mostMs`. */
  async recovery(mostMs: number): Promise<number> {
    const before = this.#writers.map(({ acknowledged }) => acknowledged);
    return await untilTrue(
      () => this.#writers.every(({ acknowledged }, n) => acknowledged > (before[n] ?? 0)),
      mostMs,
    );
  }

  async audit(part: string): Promise<Figure[]> {
    const audits = await Promise.all(this.#writers.map((writer) => insist(() => writer.audit(this.#url))));
    const sum = (member: 'acknowledged' | 'lost' | 'doubled' | 'torn') =>
      audits.reduce((total, audit) => total + audit[member], 0);
    const acknowledged = sum('acknowledged') - this.#audited;
    this.#audited += acknowledged;
    const { exactly, atLeast } = figuresOf(part);
    return [
      atLeast('writes acknowledged', acknowledged, leastWrites),
      exactly('acknowledged writes lost', sum('lost'), 0),
      exactly('writes doubled, and orders torn', sum('doubled') + sum('torn'), 0),
    ];
  }
}
