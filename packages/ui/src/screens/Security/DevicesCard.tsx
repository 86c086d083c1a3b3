import { ScreenIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { securityCopy } from './SecurityScreen.copy.ts';
import * as styles from './SecurityScreen.css.ts';
import type { SignedInDevice } from './SecurityScreen.types.ts';

const { devices: copy } = securityCopy;

interface DevicesCardProps {
  devices: Remote<readonly SignedInDevice[]>;
  /** Devices whose sign-out is pending. */
  endingUuids: readonly string[];
  /** Error of the last sign-out. */
  message?: string;
  onEnd: (uuids: readonly string[]) => void;
  onRetry: () => void;
}

/** Lists every browser and phone with a session, each with a button to end it. */
export function DevicesCard({ devices, endingUuids, message, onEnd, onRetry }: DevicesCardProps) {
  return (
    <Card title={copy.title}>
      <Stack gap="md">
        {message ? <Banner tone="error">{copy.failed(message)}</Banner> : null}
        <RemoteView value={devices} skeleton={<Skeleton />} onRetry={onRetry}>
          {(list) => {
            const others = list.filter(({ isCurrent }) => !isCurrent).map(({ uuid }) => uuid);
            return (
              <Stack gap="md">
                <ul className={styles.list}>
                  {list.map((device) => (
                    <DeviceRow
                      key={device.uuid}
                      device={device}
                      onEnd={onEnd}
                      isEnding={endingUuids.includes(device.uuid)}
                    />
                  ))}
                </ul>
                {others.length > 1 ? (
                  <Inline>
                    <Button variant="soft" onPress={() => onEnd(others)}>
                      {copy.endOthers}
                    </Button>
                  </Inline>
                ) : null}
              </Stack>
            );
          }}
        </RemoteView>
      </Stack>
    </Card>
  );
}

interface DeviceRowProps {
  device: SignedInDevice;
  isEnding: boolean;
  onEnd: (uuids: readonly string[]) => void;
}

function DeviceRow({ device: { uuid, device, isCurrent, lastSeen }, isEnding, onEnd }: DeviceRowProps) {
  return (
    <li className={styles.item}>
      <ScreenIcon size={22} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.name}>{device}</span>
        <span className={styles.detail}>{copy.lastSeen(lastSeen)}</span>
      </span>
      {isCurrent ? (
        <Badge tone="accent">{copy.current}</Badge>
      ) : (
        <Button
          variant="quiet"
          aria-label={copy.endLabel(device)}
          isPending={isEnding}
          onPress={() => onEnd([uuid])}
        >
          {copy.end}
        </Button>
      )}
    </li>
  );
}
