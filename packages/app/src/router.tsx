import { RouterErrorScreen } from '@vitalane/ui/screens/RouterError';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { publicPages, signedInPages } from './routes.tsx';
import { Root } from './shell/Root.tsx';

function RouterError() {
  return <RouterErrorScreen homeHref="/Home" onReload={() => window.location.reload()} />;
}

/** Shown for the moment until the first page's code has come. */
function Nothing() {
  return null;
}

const notFound: RouteObject = {
  path: '*',
  handle: { title: 'Page not found' },
  lazy: { Component: async () => (await import('./containers/NotFoundContainer.tsx')).NotFoundContainer },
};

/** Somebody who signs in does not wait for the layout of those who have. */
const signedInLayout: RouteObject = {
  lazy: { Component: async () => (await import('./shell/Shell.tsx')).Shell },
  children: [...signedInPages, notFound],
};

/** The router over the route table. Paths match without regard to letter case. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: RouterError,
      HydrateFallback: Nothing,
      children: [...publicPages, signedInLayout],
    },
  ]);
}
