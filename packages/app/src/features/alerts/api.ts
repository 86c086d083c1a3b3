import { useQuery } from '@tanstack/react-query';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';

const alerts = '/health-alerts';
const clinicAlerts = '/clinic-alerts';
/** Another device, a doctor or the passing of time may change them. */
const refetchMs = 60_000;

export const healthAlertsQuery = () => api.queryOptions('get', alerts);

/** Returns the patient's open alerts, the worst first, and who else sees them. */
export function useHealthAlerts({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  return useQuery({ ...healthAlertsQuery(), enabled: isEnabled, refetchInterval: refetchMs });
}

/** Says that the patient has seen an alert. */
export function useAcknowledgeAlert() {
  return api.useMutation('post', `${alerts}/{id}/acknowledge`, {
    onSettled: () => invalidate('healthAlert'),
  });
}

/** Reports symptoms that the patient has now. */
export function useReportSymptoms() {
  return api.useMutation('post', `${alerts}/{id}/symptoms`, { onSettled: () => invalidate('healthAlert') });
}

/** Lets the clinic see alerts, or no longer. */
export function useShareAlerts() {
  return api.useMutation('put', '/health-alert-sharing', { onSettled: () => invalidate('healthAlert') });
}

export const clinicAlertsQuery = () => api.queryOptions('get', clinicAlerts);

/** Alerts that patients share with the clinic, the worst first. */
export function useClinicAlerts() {
  return useQuery(clinicAlertsQuery());
}

/** Says as a doctor that one looks after an alert. */
export function useAcknowledgeClinicAlert() {
  return api.useMutation('post', `${clinicAlerts}/{id}/acknowledge`, {
    onSuccess: () => invalidate('clinicAlert'),
  });
}

/** Ends an alert as a doctor. */
export function useCloseClinicAlert() {
  return api.useMutation('post', `${clinicAlerts}/{id}/close`, {
    onSuccess: () => invalidate('clinicAlert'),
  });
}
