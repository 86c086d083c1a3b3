import { seededRandom } from '../../packages/server/src/demo/random.ts';

/** Random generator with the same values on every machine for the same seed. */
export class Random {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = seededRandom(seed);
    // The first numbers of neighbouring seeds differ only a little.
    this.#next();
  }

  /** Returns an integer from 0 to below `count`. */
  below(count: number): number {
    return Math.floor(this.#next() * count);
  }

  /** Returns `true` with a probability of 0 to 1. */
  chance(share: number): boolean {
    return this.#next() < share;
  }

  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T {
    if (choices.length === 0) throw new Error('Nothing to choose from');
    return choices[this.below(choices.length)] as T;
  }

  /** Returns a random string of letters, for meaningless names. */
  word(length: number): string {
    return Array.from({ length }, () => String.fromCharCode(97 + this.below(26))).join('');
  }
}
