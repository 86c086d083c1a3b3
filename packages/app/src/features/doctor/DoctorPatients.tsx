import type { RelatedPatient } from '@vitalane/contract';
import { mapRemote } from '@vitalane/ui';
import { type FoundPatient, PatientsCard } from '@vitalane/ui/screens/DoctorPage';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTimeZone } from '../../api/account.ts';
import { responseData } from '../../lib/answer.ts';
import { useIdempotencyKeys } from '../../lib/idempotency.ts';
import { entriesIn } from '../../lib/paged.ts';
import { toRemote } from '../../lib/remote.ts';
import { useNow } from '../../lib/useNow.ts';
import { useSubmission } from '../../lib/useSubmission.ts';
import { hrefTo } from '../../places.ts';
import { client } from '../../session/session.ts';
import { usePatients } from '../../shared/consultations/doctor.api.ts';

const recordHref = (uuid: string) => hrefTo('patient', uuid);

function toFound(patient: RelatedPatient): FoundPatient {
  return { ...patient, recordHref: recordHref(patient.uuid) };
}

/** Search of the doctor's patients; opens another record with a reason. */
export function DoctorPatients() {
  const [name, setName] = useState('');
  const patients = usePatients(name);
  const keys = useIdempotencyKeys();
  const navigate = useNavigate();
  const { state, submit } = useSubmission();
  return (
    <PatientsCard
      patients={mapRemote(toRemote(patients), (list) => entriesIn(list).map(toFound))}
      isSearching={patients.isFetching && !patients.isFetchingNextPage && name !== ''}
      hasMore={patients.hasNextPage}
      isLoadingMore={patients.isFetchingNextPage}
      now={useNow()}
      timeZone={useTimeZone()}
      opening={state}
      onSearch={setName}
      onLoadMore={() => void patients.fetchNextPage()}
      onRetry={() => void patients.refetch()}
      onOpenOther={(body) =>
        void submit(
          async () => {
            const header = { 'Idempotency-Key': keys.keyFor(body) };
            const access = await responseData(client.POST('/record-accesses', { body, params: { header } }));
            keys.settled(body);
            void navigate(recordHref(access.patientUuid));
          },
          { byCode: { records_not_found: 'nric' } },
        )
      }
    />
  );
}
