import type { ConsultationDetails } from '@vitalane/contract';
import { type ConsultationNoteView, connectConsultationNote } from '@vitalane/flows';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useFlowEffects } from '../shell/effects.ts';
import { liveConsultationNoteMachine } from './consultationNote.ts';

/** Note and plan of a consultation, saved while the doctor types and once more when the page goes. */
export function useConsultationNote({
  uuid,
  note,
  plan,
  finishedAt,
}: ConsultationDetails): ConsultationNoteView {
  const [machine] = useState(() => liveConsultationNoteMachine(uuid));
  const [input] = useState(() => ({ note: note ?? '', plan: plan ?? '', isFinished: finishedAt !== null }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);
  useFlowEffects(actor);
  useEffect(() => {
    const onLeaving = () => actor.send({ type: 'page.leaving' });
    const onHidden = () => document.visibilityState === 'hidden' && onLeaving();
    const onOnline = () => actor.send({ type: 'net.online' });
    window.addEventListener('pagehide', onLeaving);
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      onLeaving();
      window.removeEventListener('pagehide', onLeaving);
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [actor]);
  return useMemo(() => connectConsultationNote(snapshot, actor.send), [snapshot, actor]);
}
