import { AlertBar } from '@vitalane/ui/screens/HealthAlerts';
import { callFor } from '../features/alerts/alertView.ts';
import { useHealthAlerts } from '../features/alerts/api.ts';

const alertsHref = '/HealthAlerts';

/** Most severe open alert of a patient, below the top bar. Hidden on the two pages that show alerts in full. */
export function AlertStrip({ pathname }: { pathname: string }) {
  const { data } = useHealthAlerts();
  const alerts = (data?.items ?? []).map((alert) => ({ ...alert, call: callFor(alert.level) }));
  const isShownInFull = ['/home', alertsHref.toLowerCase()].includes(pathname.toLowerCase());
  return isShownInFull ? null : <AlertBar alerts={alerts} href={alertsHref} />;
}
