import { ApiError } from '../errors/apiError.ts';

interface Limits {
  /** How many tasks run at a time. */
  concurrency: number;
  /** How many tasks of one client wait at most, and of all clients together. */
  maxWaitingPerClient: number;
  maxWaiting: number;
}

/** Seconds after which a refused client may try again. */
const retryAfterSeconds = 5;

/**
 * Runs expensive tasks a few at a time. Clients take turns, so that one client with many does not keep the others waiting.
 */
export class FairQueue {
  readonly #limits: Limits;
  /** The waiting tasks of each client; the client at the front is next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #waitingCount = 0;
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs a task when it is the client's turn. Throws `too_many_requests` when too many wait. */
  async run<T>(client: string, task: () => Promise<T>): Promise<T> {
    await this.#turn(client);
    try {
      return await task();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  async #turn(client: string): Promise<void> {
    if (this.#running < this.#limits.concurrency) {
      this.#running += 1;
      return;
    }
    const own = this.#waiting.get(client) ?? [];
    if (own.length >= this.#limits.maxWaitingPerClient || this.#waitingCount >= this.#limits.maxWaiting)
      throw new ApiError('too_many_requests', { retryAfterSeconds });
    this.#waitingCount += 1;
    await new Promise<void>((resolve) => this.#waiting.set(client, [...own, resolve]));
  }

  #startNext(): void {
    const [next] = this.#waiting;
    if (!next) return;
    const [client, [start, ...others]] = next;
    // To the back of the line, with what is left.
    this.#waiting.delete(client);
    if (others.length > 0) this.#waiting.set(client, others);
    this.#waitingCount -= 1;
    this.#running += 1;
    start?.();
  }
}
