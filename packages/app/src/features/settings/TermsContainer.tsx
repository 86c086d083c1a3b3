import { TERMS_EMERGENCY_WORDS } from '@vitalane/clinical';
import { TermsScreen } from '@vitalane/ui/screens/Terms';

/** Route `/Terms`. */
export function TermsContainer() {
  return <TermsScreen emergency={TERMS_EMERGENCY_WORDS} />;
}
