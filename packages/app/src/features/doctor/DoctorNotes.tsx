import { mapRemote } from '@vitalane/ui';
import { NotesToFinishCard } from '@vitalane/ui/screens/DoctorPage';
import { useEffect } from 'react';
import { useTimeZone } from '../../api/account.ts';
import { toRemote } from '../../lib/remote.ts';
import { useNow } from '../../lib/useNow.ts';
import { hrefTo } from '../../places.ts';
import { notes as ownNotes } from '../../shared/consultations/consultationNote.ts';
import { useUnfinishedNotes } from '../../shared/consultations/doctor.api.ts';

/** Consultations of the doctor that are over and have no note yet. */
export function DoctorNotes() {
  const notes = useUnfinishedNotes();
  useEffect(ownNotes.resume, []);
  return (
    <NotesToFinishCard
      notes={mapRemote(toRemote(notes), ({ items }) =>
        items.map(({ uuid, with: fullName, startedAt, note, plan }) => ({
          uuid,
          fullName: fullName ?? '',
          startedAt,
          isBegun: Boolean(note || plan),
          href: hrefTo('consultationNotes', uuid),
        })),
      )}
      now={useNow()}
      timeZone={useTimeZone()}
      onRetry={() => void notes.refetch()}
    />
  );
}
