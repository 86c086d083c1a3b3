import { PrivacyScreen } from '@vitalane/ui/screens/Privacy';
import { usePrivacyText } from '../../api/account.ts';
import { useToday } from '../../api/useToday.ts';
import { toRemote } from '../../lib/remote.ts';

/** Route `/Privacy`. */
export function PrivacyContainer() {
  const text = usePrivacyText();
  return <PrivacyScreen text={toRemote(text)} today={useToday()} onRetry={() => void text.refetch()} />;
}
