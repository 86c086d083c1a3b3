import { LoginScreen } from '@vitalane/ui/screens/Login';
import { Navigate } from 'react-router-dom';
import { useClientConfig } from '../api/clientConfig.ts';
import { useOpenPage } from '../session/useOpenPage.ts';
import { useSession } from '../session/useSession.ts';

/** Route `/login`. */
export function LoginContainer() {
  useOpenPage('login');
  const { status, isSubmitting, messageText, provider, ...session } = useSession();
  const config = useClientConfig();
  if (status === 'signedIn') return <Navigate to="/Home" replace />;
  return (
    <LoginScreen
      isPending={isSubmitting && provider === 'idle'}
      errorMessage={messageText ?? undefined}
      provider={
        config?.identityProvider
          ? {
              name: config.identityProvider.name,
              status: provider,
              onStart: session.startProvider,
              onCancel: session.cancelProvider,
            }
          : undefined
      }
      signUpHref="/Signup"
      forgotPasswordHref="/forgot-password"
      onSignIn={session.login}
    />
  );
}
