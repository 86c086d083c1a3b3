import { LinkProvider } from '@vitalane/ui';
import { authMessages, sessionMessages } from '@vitalane/ui/messages';
import { Suspense, useMemo } from 'react';
import { useHref, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { useAskedSignOut } from '../offline/signOut.ts';
import { loadPage, routes } from '../router.ts';
import { session } from '../session/session.ts';
import { useFlowEffects } from './effects.ts';
import { lazyPart } from './lazyPart.ts';
import { leavePage } from './leaving.ts';
import { useHasNotices } from './notify.ts';
import { PageErrors } from './PageErrors.tsx';
import { usePageHandle } from './page.ts';

const Notices = lazyPart(async () => (await import('./Notices.tsx')).Notices);
const SignOutQuestion = lazyPart(
  async () => (await import('../offline/SignOutQuestion.tsx')).SignOutQuestion,
);

/** Around every page: links of the design system go through the router, notices have their place, the session is heard. */
export function Root() {
  const navigate = useNavigate();
  useFlowEffects(session, { ...authMessages, ...sessionMessages });
  // The title of every page, with and without the shell.
  usePageHandle();
  return (
    <PageErrors>
      <LinkProvider navigate={(href) => leavePage(() => void navigate(href))} useHref={useHref}>
        <Page />
        <Suspense>{useAskedSignOut() ? <SignOutQuestion /> : null}</Suspense>
        <Suspense>{useHasNotices() ? <Notices /> : null}</Suspense>
      </LinkProvider>
    </PageErrors>
  );
}

function Page() {
  const { pathname } = useLocation();
  // A page and its layouts are asked for together, not one after the other.
  useMemo(() => void loadPage(pathname), [pathname]);
  return <Suspense>{useRoutes(routes)}</Suspense>;
}
