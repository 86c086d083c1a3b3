import type { ConsultationDetails } from '@vitalane/contract';
import { type ConsultationNoteView, connectConsultationNote } from '@vitalane/flows/consultation-note';
import { consultationNoteMessages } from '@vitalane/ui/messages';
import { useEffect, useState } from 'react';
import { useFlow } from '../shell/useFlow.ts';
import { liveConsultationNoteMachine } from './consultationNote.ts';

/** Returns note and plan of a consultation; saves while the doctor types and once more when the page closes. */
export function useConsultationNote({
  uuid,
  note,
  plan,
  finishedAt,
}: ConsultationDetails): ConsultationNoteView {
  const [machine] = useState(() => liveConsultationNoteMachine(uuid));
  const input = () => ({ note: note ?? '', plan: plan ?? '', isFinished: finishedAt !== null });
  const { view, send } = useFlow(machine, input, connectConsultationNote, consultationNoteMessages);
  useEffect(() => {
    const onLeaving = () => send({ type: 'page.leaving' });
    const onHidden = () => document.visibilityState === 'hidden' && onLeaving();
    const onOnline = () => send({ type: 'net.online' });
    window.addEventListener('pagehide', onLeaving);
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      onLeaving();
      window.removeEventListener('pagehide', onLeaving);
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [send]);
  return view;
}
