import type { Consultation } from '@vitalane/contract';
import { mapRemote } from '@vitalane/ui';
import { ConsultationScreen } from '@vitalane/ui/screens/Consultation';
import { Suspense, useState } from 'react';
import { useTimeZone } from '../../api/account.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { pathTo } from '../../lib/paths.ts';
import { toRemote } from '../../lib/remote.ts';
import { useNotice } from '../../lib/useNotice.ts';
import { useNow } from '../../lib/useNow.ts';
import { isMessage, useUnsent } from '../../outbox/outbox.ts';
import { hrefTo } from '../../places.ts';
import { useSession } from '../../session/useSession.ts';
import { useConsultations } from '../../shared/consultations/api.ts';

/** Loaded when the user opens it. */
const StoredMessagesDialog = lazyPart(
  async () => (await import('../../shared/visit-messages/lateParts.ts')).StoredMessagesDialog,
);

/** Route `/Consultation`. */
export function ConsultationContainer() {
  const consultations = useConsultations();
  const { role } = useSession();
  const timeZone = useTimeZone();
  const unsent = useUnsent().filter(isMessage);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const opened = consultations.data?.items.find(({ uuid }) => uuid === openedId);

  function toEntry({ room, calledAt = null, messageCount = 0, ...consultation }: Consultation) {
    const ownUnsent = unsent.filter(({ request }) => request.consultation === consultation.uuid);
    const callHref = room && pathTo({ to: 'room', roomId: room });
    return { ...consultation, calledAt, callHref, messageCount: messageCount + ownUnsent.length };
  }

  return (
    <>
      <ConsultationScreen
        {...useNotice()}
        consultations={mapRemote(toRemote(consultations), ({ items }) => items.map(toEntry))}
        now={useNow()}
        timeZone={timeZone}
        teleHealthHref={role === 'ROLE_USER' ? hrefTo('teleHealth') : undefined}
        onOpenMessages={setOpenedId}
        onRetry={() => void consultations.refetch()}
      />
      {opened ? (
        <Suspense fallback={null}>
          <StoredMessagesDialog
            consultation={opened.uuid}
            otherName={opened.with}
            onClose={() => setOpenedId(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
