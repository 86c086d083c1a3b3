import { RouterErrorScreen } from '@vitalane/ui/screens/RouterError';
import { createBrowserRouter } from 'react-router-dom';
import { NotFoundContainer } from './containers/NotFoundContainer.tsx';
import { publicPages, signedInPages } from './routes.tsx';
import { Root } from './shell/Root.tsx';
import { Shell } from './shell/Shell.tsx';

function RouterError() {
  return <RouterErrorScreen homeHref="/Home" onReload={() => window.location.reload()} />;
}

/** Shown for the moment until the first page's code has come. */
function Nothing() {
  return null;
}

/** The router over the route table. Paths match without regard to letter case. */
export function createRouter() {
  const notFound = { path: '*', handle: { title: 'Page not found' }, Component: NotFoundContainer };
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: RouterError,
      HydrateFallback: Nothing,
      children: [...publicPages, { Component: Shell, children: [...signedInPages, notFound] }],
    },
  ]);
}
