import { LoginScreen } from '@vitalane/ui/screens/Login';
import { Navigate } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';

/** Route `/login`. */
export function LoginContainer() {
  const { status, isSubmitting, messageText, login } = useSession();
  if (status === 'signedIn') return <Navigate to="/Home" replace />;
  return <LoginScreen isPending={isSubmitting} errorMessage={messageText ?? undefined} onSignIn={login} />;
}
