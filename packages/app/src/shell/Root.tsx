import { LinkProvider } from '@vitalane/ui';
import { authMessages, sessionMessages } from '@vitalane/ui/messages';
import { Suspense, useMemo } from 'react';
import { useHref, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { usePendingSignOut } from '../offline/signOut.ts';
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

/** Wraps every page: routes links of the design system, shows toasts, observes the session. */
export function Root() {
  const navigate = useNavigate();
  useFlowEffects(session, { ...authMessages, ...sessionMessages });
  // Sets the title of every page, with and without the shell.
  usePageHandle();
  return (
    <PageErrors>
      <LinkProvider navigate={(href) => leavePage(() => void navigate(href))} useHref={useHref}>
        <Page />
        <Suspense>{usePendingSignOut() ? <SignOutQuestion /> : null}</Suspense>
        <Suspense>{useHasNotices() ? <Notices /> : null}</Suspense>
      </LinkProvider>
    </PageErrors>
  );
}

function Page() {
  const { pathname } = useLocation();
  // Loads a page and its layouts in parallel.
  useMemo(() => void loadPage(pathname), [pathname]);
  return <Suspense>{useRoutes(routes)}</Suspense>;
}
