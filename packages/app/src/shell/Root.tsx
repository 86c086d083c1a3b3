import { LinkProvider } from '@vitalane/ui';
import { authMessages, pageTitles, sessionMessages } from '@vitalane/ui/messages';
import { Suspense, useMemo } from 'react';
import { type RouteObject, useHref, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { useFlowEffects } from '../lib/effects.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { leavePage } from '../lib/leaving.ts';
import { useHasNotices } from '../lib/notify.ts';
import { usePageTitle } from '../lib/title.ts';
import { hrefTo, placeAt } from '../places.ts';
import { session } from '../session/session.ts';
import { usePendingSignOut } from '../session/signOut.ts';
import { PageErrors } from './PageErrors.tsx';

const Notices = lazyPart(async () => (await import('../lib/Notices.tsx')).Notices);
const SignOutQuestion = lazyPart(async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion);

/** What the router knows: all routes, and how to load the code of a page. */
export interface RootProps {
  routes: RouteObject[];
  loadPage: (pathname: string) => Promise<unknown>;
}

/** Wraps every page: routes links of the design system, shows toasts, observes the session. */
export function Root(router: RootProps) {
  const navigate = useNavigate();
  useFlowEffects(session, { ...authMessages, ...sessionMessages });
  // Sets the title of every page, with and without the shell.
  usePageTitle(placeAt(useLocation().pathname)?.title ?? pageTitles.pageNotFound);
  return (
    <PageErrors>
      <LinkProvider
        navigate={(href) => leavePage(() => void navigate(href))}
        useHref={useHref}
        hrefTo={hrefTo}
      >
        <Page {...router} />
        <Suspense>{usePendingSignOut() ? <SignOutQuestion /> : null}</Suspense>
        <Suspense>{useHasNotices() ? <Notices /> : null}</Suspense>
      </LinkProvider>
    </PageErrors>
  );
}

function Page({ routes, loadPage }: RootProps) {
  const { pathname } = useLocation();
  // Loads a page and its layouts in parallel.
  useMemo(() => void loadPage(pathname), [pathname, loadPage]);
  return <Suspense>{useRoutes(routes)}</Suspense>;
}
