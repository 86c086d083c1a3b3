import { mapRemote } from '@vitalane/ui';
import { HealthAlertsScreen } from '@vitalane/ui/screens/HealthAlerts';
import { useTimeZone } from '../../api/account.ts';
import { queryClient } from '../../api/client.ts';
import { messageOf } from '../../lib/errors.ts';
import { showFailure } from '../../lib/notify.ts';
import { toRemote } from '../../lib/remote.ts';
import { useNow } from '../../lib/useNow.ts';
import { toAlertEntry, toNoteEntry, useAlertIntents } from '../../shared/alerts/alertView.ts';
import { healthAlertsQuery, useHealthAlerts, useShareAlerts } from '../../shared/alerts/api.ts';

/** Route `/HealthAlerts`. */
export function HealthAlertsContainer() {
  const alerts = useHealthAlerts();
  const sharing = useShareAlerts();
  const timeZone = useTimeZone();
  const now = useNow();
  return (
    <HealthAlertsScreen
      {...useAlertIntents()}
      alerts={mapRemote(toRemote(alerts), (list) => ({
        items: list.items.map((alert) => toAlertEntry(alert, { now, timeZone })),
        closed: list.closed.map((alert) => ({ ...alert, note: toNoteEntry(alert.note, timeZone) })),
        sharing: list.sharing,
      }))}
      onRetry={() => void alerts.refetch()}
      onShare={(isShared) =>
        sharing.mutate({ body: { isShared } }, { onError: (error) => showFailure(messageOf(error)) })
      }
    />
  );
}

HealthAlertsContainer.preload = () => queryClient.prefetchQuery(healthAlertsQuery());
