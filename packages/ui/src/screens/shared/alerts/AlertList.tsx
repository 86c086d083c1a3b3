import { Link } from '../../../primitives/Link/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { AlertCard, type AlertIntents } from './AlertCard.tsx';
import type { AlertEntry } from './alert.types.ts';
import { alertsCopy as copy } from './alerts.copy.ts';

/** Props of `AlertList`. */
export interface AlertListProps extends AlertIntents {
  /** Open alerts, the worst first. */
  alerts: readonly AlertEntry[];
  /** Who else sees them, in the specified words; left out where the page says so elsewhere. */
  sharingWords?: string;
}

/** The open alerts of a person in full; before everything else on a page. */
export function AlertList({ alerts, sharingWords, ...intents }: AlertListProps) {
  if (alerts.length === 0) return null;
  return (
    <Stack gap="md">
      {alerts.map((alert) => (
        <AlertCard key={alert.uuid} alert={alert} {...intents} />
      ))}
      {sharingWords ? (
        <div>
          <Text weight="medium">{sharingWords}</Text> <Link href="/HealthAlerts">{copy.sharing}</Link>
        </div>
      ) : null}
    </Stack>
  );
}
