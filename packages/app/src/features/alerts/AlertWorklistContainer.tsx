import type { ClinicAlert } from '@vitalane/contract';
import { dayInWords } from '@vitalane/time';
import { mapRemote } from '@vitalane/ui';
import {
  AlertWorklistScreen,
  type AnswerState,
  type AnswerStep,
  type WorklistEntry,
} from '@vitalane/ui/screens/AlertWorklist';
import { useState } from 'react';
import { useTimeZone } from '../../api/account.ts';
import { queryClient } from '../../api/client.ts';
import { messageOf } from '../../lib/errors.ts';
import { toRemote } from '../../lib/remote.ts';
import { useNow } from '../../lib/useNow.ts';
import { hrefTo } from '../../places.ts';
import { type Moment, toAlertEntry } from '../../shared/alerts/alertView.ts';
import {
  clinicAlertsQuery,
  useAcknowledgeClinicAlert,
  useClinicAlerts,
  useCloseClinicAlert,
} from '../../shared/alerts/api.ts';

/** Route `/ClinicAlerts`. */
export function AlertWorklistContainer() {
  const alerts = useClinicAlerts();
  const moment = { now: useNow(), timeZone: useTimeZone() };
  return (
    <AlertWorklistScreen
      {...useAnswer()}
      alerts={mapRemote(toRemote(alerts), ({ items }) => items.map((item) => toEntry(item, moment)))}
      onRetry={() => void alerts.refetch()}
    />
  );
}

AlertWorklistContainer.preload = () => queryClient.prefetchQuery(clinicAlertsQuery());

function toEntry(
  { alert, patientUuid, fullName, dateOfBirth, isFrequent }: ClinicAlert,
  moment: Moment,
): WorklistEntry {
  return {
    alert: toAlertEntry(alert, moment),
    fullName,
    bornOn: dateOfBirth && dayInWords(dateOfBirth),
    isFrequent,
    recordHref: hrefTo('patient', patientUuid),
  };
}

function useAnswer() {
  const [pending, setPending] = useState<{ entry: WorklistEntry; step: AnswerStep } | null>(null);
  const acknowledging = useAcknowledgeClinicAlert();
  const closing = useCloseClinicAlert();
  const saving = pending?.step === 'close' ? closing : acknowledging;
  const { error } = saving;
  const answer: AnswerState = pending
    ? {
        ...pending,
        status: saving.isPending ? 'saving' : 'open',
        ...(error && { message: messageOf(error) }),
      }
    : { status: 'closed' };
  return {
    answer,
    onAnswer: (entry: WorklistEntry, step: AnswerStep) => setPending({ entry, step }),
    onCancelAnswer: () => setPending(null),
    onConfirmAnswer: (note: string) => {
      if (!pending) return;
      const request = { params: { path: { id: pending.entry.alert.uuid } }, body: { note } };
      saving.mutate(request, { onSuccess: () => setPending(null) });
    },
  };
}
