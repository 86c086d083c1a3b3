import { SignUpScreen } from '@vitalane/ui/screens/SignUp';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useClientConfig } from '../../api/clientConfig.ts';
import { hrefTo } from '../../places.ts';
import { forgetDrafts } from '../../session/drafts.ts';
import { useOpenPage } from '../../session/useOpenPage.ts';
import { useSession } from '../../session/useSession.ts';
import { signUpProfileDraft } from './signUpDraft.ts';

/** Loaded lazily: most visitors of this page have no account yet. */
const ProfileStep = lazy(async () => ({
  default: (await import('./SignUpProfileContainer.tsx')).SignUpProfileContainer,
}));

/** Route `/Signup`: the current step of sign-up. */
export function SignUpContainer() {
  useOpenPage('signup');
  const { status, accountStatus } = useSession();
  // The form stays until the new account's first response; an account that arrives signed in never sees it.
  const [beganSignedOut] = useState(status !== 'signedIn');
  if (accountStatus === 'verifying') return <CodeStep />;
  if (accountStatus === 'profiling')
    return (
      <Suspense>
        <ProfileStep />
      </Suspense>
    );
  if (accountStatus === 'loading' && !beganSignedOut) return null;
  if (status === 'signedIn' && accountStatus !== 'loading') return <SignedUp />;
  return <AccountStep />;
}

/** Final step: the saved profile makes its draft obsolete. */
function SignedUp() {
  useEffect(() => forgetDrafts(sessionStorage, signUpProfileDraft), []);
  return <Navigate to={hrefTo('home')} replace />;
}

function AccountStep() {
  const { status, isSubmitting, errorMessage, fieldMessages, prefill, onSignUp } = useSession();
  return (
    <SignUpScreen
      step="account"
      provided={prefill ?? undefined}
      isPending={isSubmitting || status === 'signedIn'}
      errorMessage={errorMessage}
      fieldErrors={fieldMessages}
      loginHref={hrefTo('login')}
      onSubmit={onSignUp}
    />
  );
}

function CodeStep() {
  const { isSubmitting, errorMessage, fieldMessages, profile, resend, isCodeSpent, ...session } =
    useSession();
  return (
    <SignUpScreen
      step="code"
      email={profile?.email ?? ''}
      demoOutboxHref={useClientConfig()?.demoOutbox ?? null}
      isPending={isSubmitting}
      isSpent={isCodeSpent}
      resend={resend}
      errorMessage={errorMessage}
      fieldErrors={fieldMessages}
      onSubmit={session.onSubmitCode}
      onResend={session.onResendCode}
      onSignOut={session.onSignOut}
    />
  );
}
