import type { ConsultationDetails } from '@vitalane/contract';
import { type ConsultationNoteView, connectConsultationNote } from '@vitalane/flows/consultation-note';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { prepareNotices } from '../../lib/notify.ts';
import { notes, toStoredNote } from './consultationNote.ts';

/** Returns note and plan of a consultation for its editor. They are saved while the doctor types, also after leaving. */
export function useConsultationNote(details: ConsultationDetails): ConsultationNoteView {
  const [note] = useState(() => notes.open(details.uuid, toStoredNote(details)));
  const snapshot = useSelector(note, (current) => current);
  useEffect(prepareNotices, []);
  useEffect(() => {
    note.send({ type: 'editor.opened' });
    return () => note.send({ type: 'editor.closed' });
  }, [note]);
  useEffect(() => note.send({ type: 'note.loaded', stored: toStoredNote(details) }), [note, details]);
  return useMemo(() => connectConsultationNote(snapshot, note.send), [snapshot, note]);
}
