import { Link, useHrefTo } from '../../../primitives/Link/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { AlertCard } from './AlertCard.tsx';
import type { AlertEntry, AlertIntents } from './alert.types.ts';
import { alertsCopy as copy } from './alerts.copy.ts';

/** Props of `AlertList`. */
export interface AlertListProps extends AlertIntents {
  /** Open alerts, most severe first. */
  alerts: readonly AlertEntry[];
  /** Specified text on who else sees the alerts; omitted if shown elsewhere on the page. */
  sharingWords?: string;
}

/** Lists a patient's open alerts in full, at the top of a page. */
export function AlertList({ alerts, sharingWords, ...intents }: AlertListProps) {
  const hrefTo = useHrefTo();
  if (alerts.length === 0) return null;
  return (
    <Stack gap="md">
      {alerts.map((alert) => (
        <AlertCard key={alert.uuid} alert={alert} {...intents} />
      ))}
      {sharingWords ? (
        <div>
          <Text weight="medium">{sharingWords}</Text>{' '}
          <Link href={hrefTo('healthAlerts')}>{copy.sharing}</Link>
        </div>
      ) : null}
    </Stack>
  );
}
