import { ZoneQuestion } from '@vitalane/ui';
import { timeZoneMessages, zoneUsedText } from '@vitalane/ui/messages';
import { useEffect, useRef } from 'react';
import { useProfile } from '../api/account.ts';
import { invalidate } from '../api/changes.ts';
import { changeProfile } from '../features/profile/api.ts';
import { notify } from '../lib/notify.ts';
import { useNow } from '../lib/useNow.ts';
import { useSubmission } from '../lib/useSubmission.ts';
import { keptZones, type Zones } from '../session/keptZones.ts';
import { useHealthAlerts } from '../shared/alerts/api.ts';
import { focusPage } from './focus.ts';
import { zoneWaits } from './zoneWaits.ts';

interface ZoneStripProps {
  zones: Zones;
  pathname: string;
}

/** Question of the time zone, below the alerts of the shell. */
export function ZoneStrip({ zones, pathname }: ZoneStripProps) {
  const { data, isFetching } = useHealthAlerts();
  const loadingCount = isFetching ? null : 0;
  const waits = zoneWaits(pathname, data ? data.items.length : loadingCount);
  if (waits && !keptZones.isWanted()) return null;
  return <Question {...zones} />;
}

function Question({ account, device }: Zones) {
  const uuid = useProfile().data?.uuid;
  const { state, submit } = useSubmission();
  const question = useRef<HTMLElement>(null);
  useEffect(() => {
    if (keptZones.isWanted()) question.current?.focus();
  }, []);
  // The question is about to go, and its focus would be lost with it.
  const handFocusOver = () => {
    if (question.current?.contains(document.activeElement)) focusPage();
  };

  async function change(): Promise<void> {
    if (!uuid || !navigator.onLine) throw new Error(timeZoneMessages.offline);
    await changeProfile(uuid, { timeZone: device }, {});
    handFocusOver();
    notify({ type: 'success', message: zoneUsedText(device) });
    await invalidate('timeZone');
  }

  return (
    <ZoneQuestion
      account={account}
      device={device}
      now={useNow()}
      isPending={state.isSaving}
      message={state.message}
      onUse={() => void submit(change)}
      onKeep={() => {
        // The change is on its way.
        if (state.isSaving) return;
        handFocusOver();
        keptZones.keep({ account, device });
      }}
      ref={question}
    />
  );
}
