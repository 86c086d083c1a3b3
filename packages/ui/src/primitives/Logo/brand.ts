import type { ReactNode } from 'react';

/** Brand of another product, for the shell and the pages before sign-in. */
export interface Brand {
  /** Name of the product, as in “New to Northside?”. */
  name: string;
  /** Wordmark, an image or SVG; `name` is its text alternative. */
  logo: ReactNode;
  /** One sentence beside the form of a page before sign-in. */
  slogan?: string;
  /** Decorative picture below the slogan on wide screens. */
  illustration?: ReactNode;
}

/** Returns the name of the product: that of the brand, or Vitalane's. */
export const productName = (brand?: Brand): string => brand?.name ?? 'Vitalane';
