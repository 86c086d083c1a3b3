import { test as base } from '@playwright/test';
import { startGuardMs } from '../../tools/hangGuard.ts';
import { Product } from '../../tools/product.ts';

/** Playwright's `test` with a running server per worker, each with its own demo data. */
export const test = testWith({});

/** Returns the same `test` with environment variables for the server. */
export function testWith(settings: Readonly<Record<string, string>>) {
  return base.extend<{ baseURL: string }, { product: Product }>({
    product: [
      // Playwright requires the empty pattern of a fixture that uses no other fixture.
      async ({}, use) => {
        const product = await Product.create(settings);
        try {
          await product.start();
          await use(product);
        } finally {
          await product.dispose();
        }
      },
      { scope: 'worker', timeout: startGuardMs },
    ],
    baseURL: async ({ product }, use) => use(product.url),
  });
}

export { expect } from '@playwright/test';
