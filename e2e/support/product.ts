import { test as base } from '@playwright/test';
import { Product } from '../../tools/product.ts';

/** Playwright's `test` with one running product for each worker, on demo data of its own. */
export const test = testWith({});

/** The same with settings of the server: environment variables. */
export function testWith(settings: Readonly<Record<string, string>>) {
  return base.extend<{ baseURL: string }, { product: Product }>({
    product: [
      // The empty pattern is how Playwright is told that this fixture needs no other.
      async ({}, use) => {
        const product = await Product.create(settings);
        try {
          await product.start();
          await use(product);
        } finally {
          await product.dispose();
        }
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    baseURL: async ({ product }, use) => use(product.url),
  });
}

export { expect } from '@playwright/test';
