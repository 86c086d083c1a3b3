import { SecondFactorCheckScreen } from '@vitalane/ui/screens/SecondFactorCheck';
import { useSession } from '../../session/useSession.ts';

/** Replaces every page until the code of the authenticator app is confirmed. */
export function SecondFactorCheckContainer() {
  const { isSubmitting, errorMessage, onSubmitFactor, onSignOut } = useSession();
  return (
    <SecondFactorCheckScreen
      isPending={isSubmitting}
      errorMessage={errorMessage}
      onSubmit={onSubmitFactor}
      onSignOut={onSignOut}
    />
  );
}
