import { QueryClientProvider } from '@tanstack/react-query';
import { type SignUpProfileFields, SignUpProfileScreen } from '@vitalane/ui/screens/SignUp';
import { queryClient } from '../../api/client.ts';
import { useProfileLists } from '../../api/useProfileLists.ts';
import { useToday } from '../../api/useToday.ts';
import { useFormDraft } from '../../session/drafts.ts';
import { useSession } from '../../session/useSession.ts';
import { signUpProfileDraft } from './signUpDraft.ts';

/** Route `/Signup`, third step. Provides the cache of queries here, since the first two steps need none. */
export function SignUpProfileContainer() {
  return (
    <QueryClientProvider client={queryClient}>
      <HealthProfile />
    </QueryClientProvider>
  );
}

function HealthProfile() {
  const { isSubmitting, errorMessage, fieldMessages, profile, onSaveProfile, onSignOut } = useSession();
  const { draft } = useFormDraft<SignUpProfileFields>(signUpProfileDraft, profile?.uuid);
  const { lists, refetch } = useProfileLists();
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
