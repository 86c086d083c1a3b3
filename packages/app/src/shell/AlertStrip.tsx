import { areOpposite } from '@vitalane/clinical';
import { AlertBar } from '@vitalane/ui/screens/HealthAlerts';
import { useTimeZone } from '../api/account.ts';
import { useNow } from '../lib/useNow.ts';
import { hrefTo } from '../places.ts';
import { toAlertEntry } from '../shared/alerts/alertView.ts';
import { useHealthAlerts } from '../shared/alerts/api.ts';

/** Most urgent open alert of a patient, below the top bar, with the one that says the opposite. */
export function AlertStrip() {
  const { data } = useHealthAlerts();
  const moment = { now: useNow(), timeZone: useTimeZone() };
  const items = data?.items ?? [];
  const shown = items.filter(
    (alert, index) => index === 0 || areOpposite(alert.kind, items[0]?.kind ?? 'lab'),
  );
  return (
    <AlertBar
      alerts={shown.map((alert) => toAlertEntry(alert, moment))}
      moreCount={items.length - shown.length}
      href={hrefTo('healthAlerts')}
    />
  );
}
