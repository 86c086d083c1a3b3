import { SuccessIcon } from '../../icons/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Switch } from '../../patterns/Switch/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { AlertNote } from '../shared/alerts/AlertCard.tsx';
import { AlertList } from '../shared/alerts/AlertList.tsx';
import type {
  AlertEntry,
  AlertIntents,
  AlertSharing,
  ClosedAlertEntry,
} from '../shared/alerts/alert.types.ts';
import { healthAlertsCopy as copy } from './HealthAlertsScreen.copy.ts';

/** Props of `HealthAlertsScreen`. */
export interface HealthAlertsScreenProps extends AlertIntents {
  /** Open alerts, most severe first; recently closed alerts, newest first; and whether the clinic sees them. */
  alerts: Remote<{
    items: readonly AlertEntry[];
    closed: readonly ClosedAlertEntry[];
    sharing: AlertSharing;
  }>;
  /** Called when the user retries loading the alerts. */
  onRetry: () => void;
  /** Called with whether to share the alerts with the clinic. */
  onShare: (isShared: boolean) => void;
}

/** Renders route `/HealthAlerts`: all open alerts in full, and whether the clinic sees them. */
export function HealthAlertsScreen({ alerts, onRetry, onShare, ...intents }: HealthAlertsScreenProps) {
  return (
    <Page title={copy.title} lead={copy.lead}>
      <RemoteView value={alerts} skeleton={<Skeleton shape="tile" />} onRetry={onRetry}>
        {({ items, closed, sharing }) => (
          <Stack gap="lg">
            {items.length === 0 ? (
              <EmptyState icon={<SuccessIcon size={28} />} title={copy.empty}>
                {copy.emptyText}
              </EmptyState>
            ) : (
              <AlertList alerts={items} {...intents} />
            )}
            {closed.length > 0 ? <ClosedAlerts closed={closed} /> : null}
            <Card title={copy.sharing}>
              <Stack gap="sm">
                <Switch isSelected={sharing.isShared} onChange={onShare} description={copy.shareText}>
                  {copy.share}
                </Switch>
                <Text>{sharing.words}</Text>
              </Stack>
            </Card>
          </Stack>
        )}
      </RemoteView>
    </Page>
  );
}

function ClosedAlerts({ closed }: { closed: readonly ClosedAlertEntry[] }) {
  return (
    <Card title={copy.closed}>
      <Stack as="ul" gap="md">
        {closed.map(({ uuid, value, note }) => (
          <li key={uuid}>
            <Text>{value}</Text>
            <AlertNote {...note} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}
