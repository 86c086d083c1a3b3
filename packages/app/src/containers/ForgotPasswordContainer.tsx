import { ForgotPasswordScreen } from '@vitalane/ui/screens/ForgotPassword';
import { Navigate } from 'react-router-dom';
import { useOpenPage } from '../session/useOpenPage.ts';
import { useSession } from '../session/useSession.ts';

/** Route `/forgot-password`. */
export function ForgotPasswordContainer() {
  useOpenPage('forgot');
  const { status, isSubmitting, messageText, isResetLinkSent, askForResetLink } = useSession();
  if (status === 'signedIn') return <Navigate to="/Home" replace />;
  return (
    <ForgotPasswordScreen
      isPending={isSubmitting}
      isSent={isResetLinkSent}
      errorMessage={messageText ?? undefined}
      loginHref="/login"
      onSubmit={askForResetLink}
    />
  );
}
