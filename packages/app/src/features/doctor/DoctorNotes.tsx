import { mapRemote } from '@vitalane/ui';
import { NotesToFinishCard } from '@vitalane/ui/screens/DoctorPage';
import { useTimeZone } from '../../api/account.ts';
import { toRemote } from '../../api/remote.ts';
import { useNow } from '../../shell/useNow.ts';
import { useUnfinishedNotes } from '../telehealth/api.ts';

/** The doctor's consultations that are over and not written up. */
export function DoctorNotes() {
  const notes = useUnfinishedNotes();
  return (
    <NotesToFinishCard
      notes={mapRemote(toRemote(notes), ({ items }) =>
        items.map(({ uuid, with: fullName, startedAt, note, plan }) => ({
          uuid,
          fullName: fullName ?? '',
          startedAt,
          isBegun: Boolean(note || plan),
          href: `/ConsultationNotes/${uuid}`,
        })),
      )}
      now={useNow()}
      timeZone={useTimeZone()}
      onRetry={() => void notes.refetch()}
    />
  );
}
