import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { CloseIcon, OfflineIcon } from '../../icons/index.ts';
import { offlineBannerCopy as copy } from './OfflineBanner.copy.ts';
import * as styles from './OfflineBanner.css.ts';

/** Props of `OfflineBanner`. */
export interface OfflineBannerProps {
  /** Whether the browser is offline. */
  isOffline: boolean;
}

/** Shows that the device is offline. It can be dismissed, and reappears when the connection is lost again. */
export function OfflineBanner({ isOffline }: OfflineBannerProps) {
  const [isDismissed, setIsDismissed] = useState(false);
  // Set during render: the next offline event is not dismissed yet.
  if (!isOffline && isDismissed) setIsDismissed(false);
  if (!isOffline || isDismissed) return null;
  return (
    <div className={styles.banner} role="alert">
      <OfflineIcon className={styles.icon} />
      <p className={styles.text}>{copy.offline}</p>
      <Button className={styles.dismiss} aria-label={copy.dismiss} onPress={() => setIsDismissed(true)}>
        <CloseIcon size={20} />
      </Button>
    </div>
  );
}
