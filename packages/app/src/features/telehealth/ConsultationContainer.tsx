import type { Consultation } from '@vitalane/contract';
import { mapRemote } from '@vitalane/ui';
import { ConsultationScreen } from '@vitalane/ui/screens/Consultation';
import { useTimeZone } from '../../api/account.ts';
import { pathTo } from '../../lib/paths.ts';
import { toRemote } from '../../lib/remote.ts';
import { useNotice } from '../../lib/useNotice.ts';
import { useNow } from '../../lib/useNow.ts';
import { hrefTo } from '../../places.ts';
import { useSession } from '../../session/useSession.ts';
import { useConsultations } from '../../shared/consultations/api.ts';

function toEntry({ room, calledAt = null, ...consultation }: Consultation) {
  return { ...consultation, calledAt, callHref: room && pathTo({ to: 'room', roomId: room }) };
}

/** Route `/Consultation`. */
export function ConsultationContainer() {
  const consultations = useConsultations();
  const { role } = useSession();
  const timeZone = useTimeZone();
  return (
    <ConsultationScreen
      {...useNotice()}
      consultations={mapRemote(toRemote(consultations), ({ items }) => items.map(toEntry))}
      now={useNow()}
      timeZone={timeZone}
      teleHealthHref={role === 'ROLE_USER' ? hrefTo('teleHealth') : undefined}
      onRetry={() => void consultations.refetch()}
    />
  );
}
