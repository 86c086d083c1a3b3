import { SignUpProfileScreen } from '@vitalane/ui/screens/SignUp';
import { Stores } from '../../session/Stores.tsx';
import { useSession } from '../../session/useSession.ts';
import { useToday } from '../../shell/useToday.ts';
import { useHealthFormLists } from '../health-form/useHealthFormLists.ts';

/** Route `/Signup`, third step. The first two need nothing of the stores, so they are loaded here. */
export function SignUpProfileContainer() {
  return (
    <Stores>
      <HealthProfile />
    </Stores>
  );
}

function HealthProfile() {
  const { isSubmitting, errorMessage, fieldMessages, onSaveProfile, onSignOut } = useSession();
  const { lists, refetch } = useHealthFormLists();
  return (
    <SignUpProfileScreen
      lists={lists}
      today={useToday()}
      isPending={isSubmitting}
      errorMessage={errorMessage}
      fieldErrors={fieldMessages}
      onRetry={() => void refetch()}
      onSubmit={onSaveProfile}
      onSignOut={onSignOut}
    />
  );
}
