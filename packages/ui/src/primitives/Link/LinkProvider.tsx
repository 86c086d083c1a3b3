import { createContext, type ReactNode, useContext } from 'react';
import { RouterProvider } from 'react-aria-components';

/** Props of `LinkProvider`. */
export interface LinkProviderProps {
  /** The product, or the part of it that has a router. */
  children: ReactNode;
  /** Goes to a path of the product without loading a page. */
  navigate: (path: string) => void;
  /** Converts a path to the address that the browser shows; for a router below a base path. */
  useHref?: (path: string) => string;
}

/** Matches an address that the browser opens itself: one with a scheme (`tel:`, `mailto:`, `https:`) or a host (`//`). */
const outside = /^([a-z][a-z\d+.-]*:|\/\/)/i;

const RouterHref = createContext((path: string) => path);

function useAddress(address: string): string {
  const useHref = useContext(RouterHref);
  const isOutside = outside.test(address);
  // The router's own hook runs for every link.
  const path = useHref(isOutside ? '' : address);
  return isOutside ? address : path;
}

const asWritten = (path: string) => path;

/** Wraps the product once. Links to its own paths use its router, all others the browser. */
export function LinkProvider({ useHref = asWritten, ...props }: LinkProviderProps) {
  return (
    <RouterHref.Provider value={useHref}>
      <RouterProvider {...props} useHref={useAddress} />
    </RouterHref.Provider>
  );
}
