import { createContext, type ReactNode, useContext } from 'react';
import { RouterProvider } from 'react-aria-components';

/** Props of `LinkProvider`. */
export interface LinkProviderProps {
  /** App, or the part of it with a router. */
  children: ReactNode;
  /** Navigates to a path of the app without a page load. */
  navigate: (path: string) => void;
  /** Converts a path to the URL that the browser shows, for a router with a base path. */
  useHref?: (path: string) => string;
}

/** URLs that the browser opens itself: with a scheme (`tel:`, `mailto:`, `https:`) or a host (`//`). */
const outside = /^([a-z][a-z\d+.-]*:|\/\/)/i;

const RouterHref = createContext((path: string) => path);

function useAddress(address: string): string {
  const useHref = useContext(RouterHref);
  const isOutside = outside.test(address);
  // Hooks must run for every link.
  const path = useHref(isOutside ? '' : address);
  return isOutside ? address : path;
}

const asWritten = (path: string) => path;

/** Connects links to the router of the app. Paths of the app use the router, other URLs the browser. */
export function LinkProvider({ useHref = asWritten, ...props }: LinkProviderProps) {
  return (
    <RouterHref.Provider value={useHref}>
      <RouterProvider {...props} useHref={useAddress} />
    </RouterHref.Provider>
  );
}
