import type { Browser } from 'playwright';
import type { Product } from '../../../tools/product.ts';
import type { Relay } from '../../../tools/scale/coturn.ts';
import type { Figure } from '../figures.ts';
import type { Place } from '../pair.ts';
import type { SlowPath } from '../slowPath.ts';

/** Browser and servers that gates are measured with. */
export interface Bench {
  browser: Browser;
  /** Number of runs. */
  runs: number;
  /** The product without a relay. */
  direct: () => Promise<Place & { product: Product }>;
  /** The product with a relay, and the relay. */
  relayed: () => Promise<Place & { product: Product; relay: Relay }>;
  /** The product with a relay behind a slow path that all media must use. */
  slow: () => Promise<Place & { product: Product; path: SlowPath }>;
  /** The bare control page. */
  bare: () => Promise<Place>;
}

/** Measures one gate. */
export type Gate = (bench: Bench) => Promise<Figure[]>;

/** Calls `run` a number of times, one after the other. Returns the results in order. */
export async function repeat<T>(times: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < times; index += 1) results.push(await run(index));
  return results;
}
