import { LockIcon, OfflineIcon, PeopleIcon, RetryIcon } from '../../icons/index.ts';
import { FullScreenOverlay } from '../../patterns/FullScreenOverlay/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { productName } from '../../primitives/Logo/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { MessagePage } from '../shared/MessagePage.tsx';
import { AskToJoin } from './AskToJoin.tsx';
import { guestCallCopy as copy } from './GuestCallScreen.copy.ts';
import type { GuestCallScreenProps } from './GuestCallScreen.types.ts';
import { WaitInLobby } from './WaitInLobby.tsx';

/**
 * Renders route `/Video-Call/{roomId}` before the call: the lobby for a guest with a link and without an account.
 * For the call itself use `VideoCallScreen`.
 */
export function GuestCallScreen(props: GuestCallScreenProps) {
  const { phase } = props;
  const titleRef = useFocusWhenLost<HTMLHeadingElement>(phase.status);
  const again = (label: string) => (
    <Button leadingIcon={<RetryIcon size={20} />} onPress={props.onRetry}>
      {label}
    </Button>
  );
  switch (phase.status) {
    case 'checking':
      return <FullScreenOverlay label={copy.checking} />;
    case 'asking':
      return <AskToJoin {...props} phase={phase} titleRef={titleRef} />;
    case 'waiting':
      return <WaitInLobby {...props} phase={phase} titleRef={titleRef} />;
    case 'closed':
      return (
        <MessagePage
          isStandalone
          brand={props.brand}
          icon={<LockIcon size={28} />}
          title={copy.closed.title}
          titleRef={titleRef}
          actions={<ButtonLink href={props.homeHref}>{copy.home(productName(props.brand))}</ButtonLink>}
        >
          <Text>{copy.closed.text}</Text>
          <Text tone="muted">{copy.closed.help}</Text>
        </MessagePage>
      );
    case 'full':
      return (
        <MessagePage
          isStandalone
          brand={props.brand}
          icon={<PeopleIcon size={28} />}
          title={copy.full.title}
          titleRef={titleRef}
          actions={again(copy.full.action)}
        >
          <Text>{copy.full.text}</Text>
        </MessagePage>
      );
    case 'failed':
      return (
        <MessagePage
          isStandalone
          brand={props.brand}
          icon={<OfflineIcon size={28} />}
          title={copy.failed.title}
          titleRef={titleRef}
          actions={again(copy.failed.action)}
        >
          <Text>{phase.message}</Text>
        </MessagePage>
      );
    default:
      return phase satisfies never;
  }
}
