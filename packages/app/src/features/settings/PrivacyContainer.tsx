import { PrivacyScreen } from '@vitalane/ui/screens/Privacy';
import { usePrivacyText } from '../../api/account.ts';
import { toRemote } from '../../api/remote.ts';
import { useToday } from '../../shell/useToday.ts';

/** Route `/Privacy`. */
export function PrivacyContainer() {
  const text = usePrivacyText();
  return <PrivacyScreen text={toRemote(text)} today={useToday()} onRetry={() => void text.refetch()} />;
}
