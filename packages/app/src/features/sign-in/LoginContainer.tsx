import { LoginScreen } from '@vitalane/ui/screens/Login';
import { useClientConfig } from '../../api/clientConfig.ts';
import { hrefTo } from '../../places.ts';
import { SignedOutOnly } from '../../session/SignedOutOnly.tsx';
import { useOpenPage } from '../../session/useOpenPage.ts';
import { useSession } from '../../session/useSession.ts';

/** Route `/login`. */
export function LoginContainer() {
  useOpenPage('login');
  const { isSubmitting, errorMessage, provider, ...session } = useSession();
  const config = useClientConfig();
  return (
    <SignedOutOnly>
      <LoginScreen
        isPending={isSubmitting && provider === 'idle'}
        errorMessage={errorMessage}
        provider={
          config?.identityProvider
            ? {
                name: config.identityProvider.name,
                status: provider,
                onStart: session.onStartProvider,
                onCancel: session.onCancelProvider,
              }
            : undefined
        }
        signUpHref={hrefTo('signUp')}
        forgotPasswordHref={hrefTo('forgotPassword')}
        onSignIn={session.onLogin}
      />
    </SignedOutOnly>
  );
}
