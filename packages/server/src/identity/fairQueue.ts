import { ApiError } from '../errors/apiError.ts';

interface Limits {
  /** Maximum number of concurrent tasks. */
  concurrency: number;
  /** Maximum number of waiting tasks of one client, and of all clients. */
  maxWaitingPerClient: number;
  maxWaiting: number;
}

/** Seconds after which a refused client may retry. */
const retryAfterSeconds = 5;

/**
 * Runs a limited number of expensive tasks concurrently. Clients take turns, so that one with many tasks does
 * not block the others.
 */
export class FairQueue {
  readonly #limits: Limits;
  /** Waiting tasks by client; the first client is next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #waitingCount = 0;
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs a task on the client's turn. Throws `too_many_requests` when too many wait. */
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
    // Moves the client with its other tasks to the end of the queue.
    this.#waiting.delete(client);
    if (others.length > 0) this.#waiting.set(client, others);
    this.#waitingCount -= 1;
    this.#running += 1;
    start?.();
  }
}
