import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

const alerts = '/health-alerts';
const clinicAlerts = '/clinic-alerts';
/** Another device, a doctor or the passing of time may change them. */
const refetchMs = 60_000;

export const healthAlertsQuery = () => api.queryOptions('get', alerts);

/** The patient's open alerts, the worst first, and who else sees them. */
export function useHealthAlerts({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  return useQuery({ ...healthAlertsQuery(), enabled: isEnabled, refetchInterval: refetchMs });
}

function useRefresh() {
  const cache = useQueryClient();
  return { onSettled: () => cache.invalidateQueries({ queryKey: ['get', alerts] }) };
}

/** Says that the patient has seen an alert. */
export function useAcknowledgeAlert() {
  return api.useMutation('post', `${alerts}/{id}/acknowledge`, useRefresh());
}

/** Reports symptoms that the patient has now. */
export function useReportSymptoms() {
  return api.useMutation('post', `${alerts}/{id}/symptoms`, useRefresh());
}

/** Lets the clinic see alerts, or no longer. */
export function useShareAlerts() {
  return api.useMutation('put', '/health-alert-sharing', useRefresh());
}

export const clinicAlertsQuery = () => api.queryOptions('get', clinicAlerts);

/** Alerts that patients share with the clinic, the worst first. */
export function useClinicAlerts() {
  return useQuery(clinicAlertsQuery());
}

function useClinicRefresh() {
  const cache = useQueryClient();
  return { onSuccess: () => cache.invalidateQueries({ queryKey: ['get', clinicAlerts] }) };
}

/** Says as a doctor that one looks after an alert. */
export function useAcknowledgeClinicAlert() {
  return api.useMutation('post', `${clinicAlerts}/{id}/acknowledge`, useClinicRefresh());
}

/** Ends an alert as a doctor. */
export function useCloseClinicAlert() {
  return api.useMutation('post', `${clinicAlerts}/{id}/close`, useClinicRefresh());
}
