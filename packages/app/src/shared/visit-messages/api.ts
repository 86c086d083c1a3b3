import type { VisitMessage } from '@vitalane/contract';
import { useEffect } from 'react';
import { api } from '../../api/client.ts';
import { knownPerson } from '../../api/known.ts';
import { connection } from '../../session/connection.ts';
import { useSession } from '../../session/useSession.ts';

/** Returns the messages of a consultation, oldest first. */
export function useVisitMessages(consultation: string | undefined) {
  return api.useQuery(
    'get',
    '/consultations/{id}/messages',
    { params: { path: { id: consultation ?? '' } } },
    { enabled: consultation !== undefined, staleTime: 0 },
  );
}

/** As {@link useVisitMessages}, and follows the pushes of the server. Once per page: each push is a request. */
export function useLiveMessages(consultation: string | undefined) {
  const query = useVisitMessages(consultation);
  const { refetch } = query;
  useEffect(() => {
    if (consultation === undefined) return;
    const stopPushes = connection.onPush(({ type }) => {
      if (type === 'messages.changed') void refetch();
    });
    // A push may have been lost while the socket was away.
    const stopWatching = connection.onStateChange(() => {
      if (connection.isConnected()) void refetch();
    });
    return () => {
      stopPushes();
      stopWatching();
    };
  }, [consultation, refetch]);
  return query;
}

/** Returns the newest documents of the patient's record; nothing for a doctor. */
export function useRecordDocuments(isPatient: boolean) {
  const query = { limit: 100 };
  return api.useQuery('get', '/documents', { params: { query } }, { enabled: isPatient, staleTime: 0 });
}

/** Side of a consultation that wrote a message. */
export type MessageAuthor = VisitMessage['from'];

/** Returns the side of the signed-in account, also before its role has loaded. */
export function useOwnSide(): MessageAuthor {
  const role = useSession().role ?? knownPerson()?.role;
  return role === 'ROLE_DOCTOR' ? 'doctor' : 'patient';
}
