import { type SignUpProfileFields, SignUpProfileScreen } from '@vitalane/ui/screens/SignUp';
import { useFormDraft } from '../../session/drafts.ts';
import { Stores } from '../../session/Stores.tsx';
import { useSession } from '../../session/useSession.ts';
import { useToday } from '../../shell/useToday.ts';
import { useHealthFormLists } from '../health-form/useHealthFormLists.ts';
import { signUpProfileDraft } from './signUpDraft.ts';

/** Route `/Signup`, third step. Loads the stores here, since the first two steps need none. */
export function SignUpProfileContainer() {
  return (
    <Stores>
      <HealthProfile />
    </Stores>
  );
}

function HealthProfile() {
  const { isSubmitting, errorMessage, fieldMessages, profile, onSaveProfile, onSignOut } = useSession();
  const { draft } = useFormDraft<SignUpProfileFields>(signUpProfileDraft, profile?.uuid);
  const { lists, refetch } = useHealthFormLists();
  return (
    <SignUpProfileScreen
      lists={lists}
      draft={draft}
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
