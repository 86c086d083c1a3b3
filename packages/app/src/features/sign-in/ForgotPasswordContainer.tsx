import { ForgotPasswordScreen } from '@vitalane/ui/screens/ForgotPassword';
import { useClientConfig } from '../../api/clientConfig.ts';
import { hrefTo } from '../../places.ts';
import { SignedOutOnly } from '../../session/SignedOutOnly.tsx';
import { useOpenPage } from '../../session/useOpenPage.ts';
import { useSession } from '../../session/useSession.ts';

/** Route `/forgot-password`. */
export function ForgotPasswordContainer() {
  useOpenPage('forgot');
  const { isSubmitting, errorMessage, isResetLinkSent, onRequestResetLink } = useSession();
  return (
    <SignedOutOnly>
      <ForgotPasswordScreen
        isPending={isSubmitting}
        isSent={isResetLinkSent}
        demoOutboxHref={useClientConfig()?.demoOutbox ?? null}
        errorMessage={errorMessage}
        loginHref={hrefTo('login')}
        onSubmit={onRequestResetLink}
      />
    </SignedOutOnly>
  );
}
