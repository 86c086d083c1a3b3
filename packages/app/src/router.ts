import { matchRoutes, type RouteObject } from 'react-router-dom';
import { layout, page, publicPages, signedInPages, stores } from './routes.tsx';

const notFound = page(
  '*',
  { title: 'Page not found' },
  async () => (await import('./containers/NotFoundContainer.tsx')).NotFoundContainer,
);

/** Every page. Paths match without regard to letter case. */
export const routes: RouteObject[] = [
  ...publicPages,
  layout(stores, [
    layout(async () => (await import('./shell/Shell.tsx')).Shell, [...signedInPages, notFound]),
  ]),
];

/** Asks for the code of a page and its layouts at once; answers when all has come or failed, which the page says itself. */
export async function preload(pathname: string): Promise<void> {
  const loads = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle?.load?.());
  await Promise.allSettled(loads);
}
