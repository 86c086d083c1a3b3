import { matchRoutes, type RouteObject } from 'react-router-dom';
import { setPageLoader } from './lib/nextPage.ts';
import { layout, type Page, page, publicRoutes, signedInRoutes } from './routes.tsx';

const notFound = page('*', () => import('./shell/NotFoundContainer.tsx'));

/** All routes. Paths match case-insensitively. */
export const routes: RouteObject[] = [
  ...publicRoutes,
  layout(
    () => import('./shell/Stores.tsx'),
    [layout(() => import('./shell/Shell.tsx'), [...signedInRoutes, notFound])],
  ),
];

/** Loads the code of a page and its layouts. Resolves when all have loaded or failed; the page shows a failure itself. */
export async function loadPage(pathname: string): Promise<readonly Page[]> {
  const loads = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle?.load?.());
  const outcomes = await Promise.allSettled<Page | undefined>(loads);
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' && outcome.value) || []);
}

setPageLoader(loadPage);

/** Maximum delay of the first page for its data. */
const firstDataMs = 300;

/** Preloads the first data of pages. Resolves when they are loaded or after `firstDataMs`; at once for pages that draw at once. */
export async function preloadData(pages: readonly Page[]): Promise<void> {
  const data = Promise.allSettled(pages.map(({ preload }) => preload?.()));
  if (pages.some(({ drawsAtOnce }) => drawsAtOnce)) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, firstDataMs));
  await Promise.race([data, timeout]);
}
