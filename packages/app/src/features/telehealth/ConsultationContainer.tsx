import type { Consultation } from '@vitalane/contract';
import { mapRemote } from '@vitalane/ui';
import { ConsultationScreen } from '@vitalane/ui/screens/Consultation';
import { useTimeZone } from '../../api/account.ts';
import { toRemote } from '../../api/remote.ts';
import { useSession } from '../../session/useSession.ts';
import { pathTo } from '../../shell/paths.ts';
import { useNotice } from '../../shell/useNotice.ts';
import { useNow } from '../../shell/useNow.ts';
import { useConsultations } from './api.ts';

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
      teleHealthHref={role === 'ROLE_USER' ? '/TeleHealth' : undefined}
      onRetry={() => void consultations.refetch()}
    />
  );
}
