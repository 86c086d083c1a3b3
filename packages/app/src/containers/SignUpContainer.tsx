import { SignUpScreen } from '@vitalane/ui/screens/SignUp';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useOpenPage } from '../session/useOpenPage.ts';
import { useSession } from '../session/useSession.ts';
import { useToday } from '../shell/useToday.ts';
import { useHealthFormLists } from './useHealthFormLists.ts';

/** Route `/Signup`: the step of sign-up that comes next for whoever is here. */
export function SignUpContainer() {
  useOpenPage('signup');
  const { status, accountStatus } = useSession();
  // Between the new account and its first answer the form stays; who comes back signed in never sees it.
  const [beganSignedOut] = useState(status !== 'signedIn');
  if (accountStatus === 'verifying') return <CodeStep />;
  if (accountStatus === 'profiling') return <ProfileStep />;
  if (accountStatus === 'loading' && !beganSignedOut) return null;
  if (status === 'signedIn' && accountStatus !== 'loading') return <Navigate to="/Home" replace />;
  return <AccountStep />;
}

function AccountStep() {
  const { status, isSubmitting, messageText, fieldMessages, prefill, signUp } = useSession();
  return (
    <SignUpScreen
      step="account"
      provided={prefill ?? undefined}
      isPending={isSubmitting || status === 'signedIn'}
      errorMessage={messageText ?? undefined}
      fieldErrors={fieldMessages}
      loginHref="/login"
      onSubmit={signUp}
    />
  );
}

function CodeStep() {
  const { isSubmitting, messageText, fieldMessages, profile, resend, isCodeSpent, ...session } = useSession();
  return (
    <SignUpScreen
      step="code"
      email={profile?.email ?? ''}
      isPending={isSubmitting}
      isSpent={isCodeSpent}
      resend={resend}
      errorMessage={messageText ?? undefined}
      fieldErrors={fieldMessages}
      onSubmit={session.submitCode}
      onResend={session.resendCode}
      onSignOut={session.signOut}
    />
  );
}

function ProfileStep() {
  const { isSubmitting, messageText, fieldMessages, saveProfile, signOut } = useSession();
  const { lists, refetch } = useHealthFormLists();
  return (
    <SignUpScreen
      step="profile"
      lists={lists}
      today={useToday()}
      isPending={isSubmitting}
      errorMessage={messageText ?? undefined}
      fieldErrors={fieldMessages}
      onRetry={() => void refetch()}
      onSubmit={saveProfile}
      onSignOut={signOut}
    />
  );
}
