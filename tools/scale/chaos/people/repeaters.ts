// Account that sends every entry to both servers at the same time, with the same idempotency key.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, figuresOf } from '../../../trust/figures.ts';
import { type Account, listAll } from '../../../trust/people.ts';
import { type Crowd, createAccount, insist, signInAnywhere, tryCall } from './crowd.ts';

const pauseMs = 150;
const path = '/diagnoses';

/** Account that uses both servers. Created by {@link Repeaters.create}. */
export class Repeaters implements Crowd {
  readonly #urls: readonly [string, string];
  readonly #account: Account;
  /** Acknowledged ids by name of the entry. */
  readonly #acknowledged = new Map<string, Set<string>>();
  #token = '';

  private constructor(urls: readonly [string, string], account: Account) {
    this.#urls = urls;
    this.#account = account;
  }

  static async create(urls: readonly [string, string]): Promise<Repeaters> {
    return new Repeaters(urls, await createAccount(urls[0], 'chaos-repeater'));
  }

  async live(over: AbortSignal): Promise<void> {
    this.#token = await signInAnywhere(this.#urls, this.#account);
    while (!over.aborted) {
      const [name, key] = [`Chaos ${randomUUID()}`, randomUUID()];
      await insist(async () => (await this.#send(name, key)) || undefined);
      await wait(pauseMs);
    }
  }

  /** Sends an entry to both servers. Returns whether one of them acknowledged it. */
  async #send(name: string, key: string): Promise<boolean> {
    const request = { method: 'POST', token: this.#token, key, body: { name } } as const;
    const answers = await Promise.all(this.#urls.map((url) => tryCall(url, path, request)));
    if (answers.some((answer) => answer?.status === 401))
      this.#token = await signInAnywhere(this.#urls, this.#account);
    const created = answers.filter((answer) => answer?.status === 201);
    const ids = this.#acknowledged.get(name) ?? new Set();
    for (const answer of created) ids.add(String(answer?.body.uuid));
    this.#acknowledged.set(name, ids);
    return created.length > 0;
  }

  async audit(part: string): Promise<Figure[]> {
    const [url] = this.#urls;
    const token = await signInAnywhere(this.#urls, this.#account);
    const items = await insist(() => listAll(url, path, token));
    const stored = new Set(items.map(({ uuid }) => String(uuid)));
    const ids = [...this.#acknowledged.values()].flatMap((some) => [...some]);
    const { exactly } = figuresOf(part);
    return [
      exactly('entries sent to both that were lost', ids.filter((id) => !stored.has(id)).length, 0),
      exactly('entries sent to both that were doubled', items.length - this.#acknowledged.size, 0),
    ];
  }
}
