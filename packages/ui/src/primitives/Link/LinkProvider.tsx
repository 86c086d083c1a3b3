import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

/** Props of `LinkProvider`. */
export interface LinkProviderProps {
  /** The product, or the part of it that has a router. */
  children: ReactNode;
  /** Goes to a path of the product without loading a page. */
  navigate: (path: string) => void;
  /** Makes of a path what stands in the address bar; for a router that lives under a base path. */
  useHref?: (path: string) => string;
}

/** Once around the product: everything of ours that leads somewhere then goes through the product's router. */
export function LinkProvider(props: LinkProviderProps) {
  return <RouterProvider {...props} />;
}
