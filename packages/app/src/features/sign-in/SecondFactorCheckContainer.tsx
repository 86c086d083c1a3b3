import { SecondFactorCheckScreen } from '@vitalane/ui/screens/SecondFactorCheck';
import { useSession } from '../../session/useSession.ts';

/** Stands in place of every page until the code of the authenticator app is given. */
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
