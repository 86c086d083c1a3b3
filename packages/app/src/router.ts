import { pageTitles } from '@vitalane/ui/messages';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { layout, type Page, page, publicPages, signedInPages } from './routes.tsx';

const notFound = page('*', pageTitles.pageNotFound, undefined, () => import('./shell/NotFoundContainer.tsx'));

/** Every page. Paths match without regard to letter case. */
export const routes: RouteObject[] = [
  ...publicPages,
  layout(
    () => import('./session/Stores.tsx'),
    [layout(() => import('./shell/Shell.tsx'), [...signedInPages, notFound])],
  ),
];

/** Asks for the code of a page and its layouts at once; answers when all has come or failed, which the page says itself. */
export async function preload(pathname: string): Promise<readonly Page[]> {
  const loads = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle?.load?.());
  const outcomes = await Promise.allSettled<Page | undefined>(loads);
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' && outcome.value) || []);
}

/** A page that is opened first is drawn once, with its answers, when they come within this. */
const firstAnswersMs = 300;

/** Begins to fetch what some pages show first. Answers when that has come, or is not worth waiting for any longer. */
export async function askFirst(pages: readonly Page[]): Promise<void> {
  const answers = Promise.allSettled(pages.map(({ ask }) => ask?.()));
  const patience = new Promise((resolve) => setTimeout(resolve, firstAnswersMs));
  await Promise.race([answers, patience]);
}
