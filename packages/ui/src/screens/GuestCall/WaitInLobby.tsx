import type { Ref } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { DeviceCheck } from '../../patterns/DeviceCheck/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { EntryFrame } from '../shared/EntryFrame.tsx';
import { guestCallCopy } from './GuestCallScreen.copy.ts';
import * as styles from './GuestCallScreen.css.ts';
import type { GuestCallScreenProps, GuestLobbyPhase } from './GuestCallScreen.types.ts';

const { waiting: copy } = guestCallCopy;

interface WaitInLobbyProps extends Omit<GuestCallScreenProps, 'phase'> {
  phase: Extract<GuestLobbyPhase, { status: 'waiting' }>;
  titleRef: Ref<HTMLHeadingElement>;
}

/** Shows the lobby: the host and the guest's own video. */
export function WaitInLobby({ phase, hostName, titleRef, ...props }: WaitInLobbyProps) {
  const { lines, isConnected, connectionHint } = phase;
  return (
    <EntryFrame title={copy.title(hostName)} titleRef={titleRef} brand={props.brand}>
      {connectionHint ? <Banner tone="warning">{connectionHint}</Banner> : null}
      <div className={styles.lines} role="status">
        {isConnected ? (
          lines.map((line, index) => (
            <Text
              key={line}
              tone={index === 0 ? 'default' : 'muted'}
              weight={index === 0 ? 'medium' : 'regular'}
            >
              {line}
            </Text>
          ))
        ) : (
          <Inline gap="sm">
            <Spinner size="sm" label={copy.connecting} />
            <Text as="span">{copy.connecting}</Text>
          </Inline>
        )}
      </div>
      <DeviceCheck check={props.devices} menus={props.deviceMenus} onCheck={props.onCheckDevices} />
      <div>
        <Button variant="quiet" onPress={props.onLeave}>
          {copy.leave}
        </Button>
      </div>
    </EntryFrame>
  );
}
