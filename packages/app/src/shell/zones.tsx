import { NamedZoneProvider } from '@vitalane/ui';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../lib/lazyPart.ts';
import { keptZones } from '../session/keptZones.ts';
import { useZones } from './useZones.ts';

/** Loaded lazily: only patients on a journey are asked. */
const ZoneStrip = lazyPart(async () => (await import('./ZoneStrip.tsx')).ZoneStrip);

/** Makes the times of a patient name their zone while the clock of the device differs, also after the answer to keep it. */
export function NamedZones({ children }: { children: ReactNode }) {
  const journey = useZones();
  return (
    <NamedZoneProvider
      timeZone={journey && journey.state !== 'same' ? journey.zones.account : null}
      {...(journey?.state === 'kept' && { onAsk: keptZones.askAgain })}
    >
      {children}
    </NamedZoneProvider>
  );
}

/** Question of the time zone, once per journey. Alerts stay while its code loads, because it suspends alone. */
export function AskedZone({ pathname }: { pathname: string }) {
  const journey = useZones();
  if (journey?.state !== 'asked') return null;
  return (
    <Suspense>
      <ZoneStrip zones={journey.zones} pathname={pathname} />
    </Suspense>
  );
}
