import { ToastRegion } from '@vitalane/ui';
import { RouterProvider as LinkProvider } from 'react-aria-components';
import { Outlet, useHref, useNavigate } from 'react-router-dom';
import { SignOutQuestion } from '../offline/SignOutQuestion.tsx';
import { session } from '../session/session.ts';
import { useFlowEffects } from './effects.ts';
import { usePageHandle } from './page.ts';
import { toasts } from './toasts.ts';

/** Around every page: links of the design system go through the router, notices have their place, the session is heard. */
export function Root() {
  const navigate = useNavigate();
  useFlowEffects(session);
  // The title of every page, with and without the shell.
  usePageHandle();
  return (
    <LinkProvider navigate={(href) => void navigate(href)} useHref={useHref}>
      <Outlet />
      <SignOutQuestion />
      <ToastRegion queue={toasts} />
    </LinkProvider>
  );
}
