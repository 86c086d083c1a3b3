import type { ConsultationDetails } from '@vitalane/contract';
import { loading, RemoteView, ready } from '@vitalane/ui';
import { ConsultationNotesScreen } from '@vitalane/ui/screens/ConsultationNotes';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useTimeZone } from '../../api/account.ts';
import { messageOf } from '../../lib/errors.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { toRemote } from '../../lib/remote.ts';
import { useNow } from '../../lib/useNow.ts';
import { hrefTo } from '../../places.ts';
import { toIdentity } from '../../shared/consultations/consultationIdentity.ts';
import { useChangeConsultation, useConsultation } from '../../shared/consultations/doctor.api.ts';
import { useConsultationNote } from '../../shared/consultations/useConsultationNote.ts';

const StoredMessages = lazyPart(
  async () => (await import('../../shared/visit-messages/lateParts.ts')).StoredMessages,
);

const nothing = () => undefined;
const noDraft = { note: '', plan: '', status: 'saved', dispute: null } as const;

/** Route `/ConsultationNotes/{uuid}`. */
export function ConsultationNotesContainer() {
  const { uuid = '' } = useParams();
  const consultation = useConsultation(uuid);
  const now = useNow();
  const timeZone = useTimeZone();
  if (consultation.data) return <Known key={uuid} details={consultation.data} />;
  const remote = toRemote(consultation);
  return (
    <ConsultationNotesScreen
      consultation={remote.status === 'ready' ? loading : remote}
      draft={noDraft}
      now={now}
      timeZone={timeZone}
      isSaving={false}
      onType={nothing}
      onChoose={nothing}
      onFinish={nothing}
      onConfirm={nothing}
      onMarkNoShow={nothing}
      onAddAddendum={nothing}
      onRetry={() => void consultation.refetch()}
    />
  );
}

function Known({ details }: { details: ConsultationDetails }) {
  const { onType, onChoose, onFinish, ...draft } = useConsultationNote(details);
  const { change, isPending, error } = useChangeConsultation(details.uuid);
  const { patient, patientUuid, startedAt, noShow, noShowFrom, triage, consent, addenda } = details;
  return (
    <ConsultationNotesScreen
      consultation={ready({
        fullName: patient.fullName,
        startedAt,
        recordHref: patient.accountDeletedAt === null ? hrefTo('patient', patientUuid) : null,
        keptUntil: patient.keptUntil,
        isNoShow: noShow,
        noShowFrom,
        identity: toIdentity(details),
        triage,
        consent,
        addenda,
      })}
      draft={draft}
      messages={
        details.messageCount > 0 ? (
          <Suspense fallback={<RemoteView value={loading}>{() => null}</RemoteView>}>
            <StoredMessages consultation={details.uuid} otherName={patient.fullName} />
          </Suspense>
        ) : null
      }
      now={useNow()}
      timeZone={useTimeZone()}
      isSaving={isPending}
      errorMessage={error ? messageOf(error) : undefined}
      onType={onType}
      onChoose={onChoose}
      onFinish={onFinish}
      onConfirm={(identityConfirmed) => change({ identityConfirmed })}
      onMarkNoShow={(isNoShow) => change({ noShow: isNoShow })}
      onAddAddendum={(addendum) => change({ addendum })}
      onRetry={nothing}
    />
  );
}
