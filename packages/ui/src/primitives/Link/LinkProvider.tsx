import { createContext, type ReactNode, useContext } from 'react';
import { RouterProvider } from 'react-aria-components';

/** Page that a screen of this package links to. The app says where it is. */
export type LinkedPage =
  | 'customHealthTargets'
  | 'deliveryInfo'
  | 'desk'
  | 'drugAllergies'
  | 'healthAlerts'
  | 'healthRecord'
  | 'home'
  | 'medication'
  | 'myOrders'
  | 'newForm'
  | 'newFormAI'
  | 'patientForm'
  | 'privacy'
  | 'profile'
  | 'reportList'
  | 'reports'
  | 'secondFactor'
  | 'security'
  | 'settings'
  | 'submissionHistory'
  | 'teleHealth'
  | 'terms'
  | 'unitsOfMeasurement';

/** Props of `LinkProvider`. */
export interface LinkProviderProps {
  /** App, or the part of it with a router. */
  children: ReactNode;
  /** Navigates to a path of the app without a page load. */
  navigate: (path: string) => void;
  /** Converts a path to the URL that the browser shows, for a router with a base path. */
  useHref?: (path: string) => string;
  /** Returns the path of a page that screens link to. @default (page) => `#${page}` */
  hrefTo?: (page: LinkedPage) => string;
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
const asAnchor = (page: LinkedPage) => `#${page}`;

const PagePath = createContext(asAnchor);

/** Returns the function from a page to its path, as the app has given it to `LinkProvider`. */
export const useHrefTo = (): ((page: LinkedPage) => string) => useContext(PagePath);

/** Connects links to the router of the app. Paths of the app use the router, other URLs the browser. */
export function LinkProvider({ useHref = asWritten, hrefTo = asAnchor, ...props }: LinkProviderProps) {
  return (
    <RouterHref.Provider value={useHref}>
      <PagePath.Provider value={hrefTo}>
        <RouterProvider {...props} useHref={useAddress} />
      </PagePath.Provider>
    </RouterHref.Provider>
  );
}
