import type { ConsultationDetails } from '@vitalane/contract';
import { RemoteView } from '@vitalane/ui';
import { ConsultationPanel, type ConsultationPanelProps } from '@vitalane/ui/screens/VideoCall';
import { useEffect, useState } from 'react';
import { useTimeZone } from '../../api/account.ts';
import { useToday } from '../../api/useToday.ts';
import { messageOf } from '../../lib/errors.ts';
import { toRemote } from '../../lib/remote.ts';
import { useNow } from '../../lib/useNow.ts';
import { toIdentity } from '../../shared/consultations/consultationIdentity.ts';
import { useChangeConsultation, useConsultation } from '../../shared/consultations/doctor.api.ts';
import { useCallChanges } from '../../shared/consultations/useCallChanges.ts';
import { useConsultationNote } from '../../shared/consultations/useConsultationNote.ts';
import { usePatientRecordView } from '../../shared/patient-record/usePatientRecordView.ts';

interface CallPanelProps
  extends Pick<ConsultationPanelProps, 'messages' | 'unreadMessages' | 'selectedTab' | 'onSelectTab'> {
  consultationUuid: string;
  isPatientHere: boolean;
}

/** Panel of the doctor beside the video: record, note, plan, messages and identity. */
export function CallPanel({ consultationUuid, ...panel }: CallPanelProps) {
  const { isPatientHere } = panel;
  const consultation = useConsultation(consultationUuid);
  const { refetch } = consultation;
  useEffect(() => {
    // A patient who has come is no no-show any more.
    if (isPatientHere) void refetch();
  }, [isPatientHere, refetch]);
  // Where the patient is may be said or corrected during the call.
  useCallChanges(refetch);
  return (
    <RemoteView value={toRemote(consultation)} onRetry={() => void refetch()}>
      {(details) => <Known {...panel} details={details} />}
    </RemoteView>
  );
}

type KnownProps = Omit<CallPanelProps, 'consultationUuid'> & { details: ConsultationDetails };

function Known({ details, ...panel }: KnownProps) {
  const { onType, onChoose, onFinish: _onFinish, ...draft } = useConsultationNote(details);
  const { change, isPending, error } = useChangeConsultation(details.uuid);
  // A record that was opened in this call stays open over a reload of the page.
  const [isRecordOpen, setRecordOpen] = useState(details.isRecordOpened);
  const { record, refetch } = usePatientRecordView(details.patientUuid, isRecordOpen);
  return (
    <ConsultationPanel
      {...panel}
      identity={toIdentity(details)}
      emergency={details.emergency}
      triage={details.triage}
      consent={details.consent}
      record={isRecordOpen ? record : null}
      draft={draft}
      today={useToday()}
      now={useNow()}
      timeZone={useTimeZone()}
      noShowFrom={details.noShowFrom}
      isSaving={isPending}
      errorMessage={error ? messageOf(error) : undefined}
      onType={onType}
      onChoose={onChoose}
      onConfirm={(identityConfirmed) => change({ identityConfirmed })}
      onOpenRecord={() => (isRecordOpen ? refetch() : setRecordOpen(true))}
      onNoteConsent={() => change({ hasConsented: true })}
      onMarkNoShow={() => change({ noShow: true })}
    />
  );
}
