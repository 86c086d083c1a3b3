// Users who sign in and out: after an acknowledged sign-out, both servers must reject the token.
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, figuresOf } from '../../../trust/figures.ts';
import type { Account } from '../../../trust/people.ts';
import { type Crowd, createAccount, signInAnywhere, tryCall } from './crowd.ts';

const pauseMs = 300;
const isOver = 401;

/** Account that signs out of both servers in turn. Created by {@link Leavers.create}. */
export class Leavers implements Crowd {
  readonly #urls: readonly [string, string];
  readonly #account: Account;
  readonly #ended: string[] = [];
  #letIn = 0;
  #left = 0;

  private constructor(urls: readonly [string, string], account: Account) {
    this.#urls = urls;
    this.#account = account;
  }

  static async create(urls: readonly [string, string]): Promise<Leavers> {
    return new Leavers(urls, await createAccount(urls[0], 'chaos-leaver'));
  }

  async live(over: AbortSignal): Promise<void> {
    for (let turn = 0; !over.aborted; turn += 1) {
      const token = await signInAnywhere(this.#urls, this.#account);
      const answer = await tryCall(this.#urls[turn % 2] ?? '', '/logout', { method: 'DELETE', token });
      if (answer && answer.status < 300) {
        this.#left += 1;
        this.#ended.push(token);
        await this.#tryToRead(token);
      }
      await wait(pauseMs);
    }
  }

  async #tryToRead(token: string): Promise<void> {
    const answers = await Promise.all(this.#urls.map((url) => tryCall(url, '/get-notifications', { token })));
    this.#letIn += answers.filter((answer) => answer && answer.status !== isOver).length;
  }

  async audit(part: string): Promise<Figure[]> {
    for (const token of this.#ended) await this.#tryToRead(token);
    const { exactly, atLeast } = figuresOf(part);
    const figures = [
      atLeast('times that somebody signed out', this.#left, 1),
      exactly('times that an ended session was let in', this.#letIn, 0),
    ];
    this.#ended.length = 0;
    this.#left = 0;
    this.#letIn = 0;
    return figures;
  }
}
