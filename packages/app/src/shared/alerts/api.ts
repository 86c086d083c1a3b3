import { useQuery } from '@tanstack/react-query';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';

const alerts = '/health-alerts';
const clinicAlerts = '/clinic-alerts';
/** Other devices, doctors and elapsed time change alerts. */
const refetchMs = 60_000;

export const healthAlertsQuery = () => api.queryOptions('get', alerts);

/** Returns the patient's open alerts, most severe first, and their sharing state. */
export function useHealthAlerts({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  return useQuery({ ...healthAlertsQuery(), enabled: isEnabled, refetchInterval: refetchMs });
}

/** Records that the patient has seen an alert. */
export function useAcknowledgeAlert() {
  return api.useMutation('post', `${alerts}/{id}/acknowledge`, {
    onSettled: () => invalidate('healthAlert'),
  });
}

/** Reports current symptoms of the patient. */
export function useReportSymptoms() {
  return api.useMutation('post', `${alerts}/{id}/symptoms`, { onSettled: () => invalidate('healthAlert') });
}

/** Starts or stops sharing alerts with the clinic. */
export function useShareAlerts() {
  return api.useMutation('put', '/health-alert-sharing', { onSettled: () => invalidate('healthAlert') });
}

export const clinicAlertsQuery = () => api.queryOptions('get', clinicAlerts);

/** Returns alerts that patients share with the clinic, most severe first. */
export function useClinicAlerts() {
  return useQuery(clinicAlertsQuery());
}

/** Records that the doctor takes charge of an alert. */
export function useAcknowledgeClinicAlert() {
  return api.useMutation('post', `${clinicAlerts}/{id}/acknowledge`, {
    onSuccess: () => invalidate('clinicAlert'),
  });
}

/** Closes an alert as a doctor. */
export function useCloseClinicAlert() {
  return api.useMutation('post', `${clinicAlerts}/{id}/close`, {
    onSuccess: () => invalidate('clinicAlert'),
  });
}
