import { SettingsScreen } from '@vitalane/ui/screens/Settings';
import { useTheme } from '../../lib/useTheme.ts';
import { useSession } from '../../session/useSession.ts';

/** Route `/Settings`. */
export function SettingsContainer() {
  const { role } = useSession();
  const { theme, choose } = useTheme();
  return <SettingsScreen hasRecord={role === 'ROLE_USER'} theme={theme} onChangeTheme={choose} />;
}
