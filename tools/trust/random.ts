import { seededRandom } from '../../packages/server/src/demo/random.ts';

/** Choices that are the same on every machine for the same seed. */
export class Random {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = seededRandom(seed);
    // Neighbouring seeds differ in the first number already, but only a little.
    this.#next();
  }

  /** Returns a whole number from 0 to below `count`. */
  below(count: number): number {
    return Math.floor(this.#next() * count);
  }

  /** Returns whether something happens that happens this often, 0 to 1. */
  chance(share: number): boolean {
    return this.#next() < share;
  }

  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T {
    if (choices.length === 0) throw new Error('Nothing to choose from');
    return choices[this.below(choices.length)] as T;
  }

  /** Returns a letter string, for names that mean nothing. */
  word(length: number): string {
    return Array.from({ length }, () => String.fromCharCode(97 + this.below(26))).join('');
  }
}
