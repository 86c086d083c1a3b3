import { toCivil } from '@vitalane/time';
import { useState } from 'react';
import { AddIcon, CheckIcon, CopyIcon, VideoIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { lazyOverlay, useLazyOverlay } from '../../patterns/lazyOverlay.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { minutesBetween } from '../shared/dates.ts';
import { guestLinksCopy as copy } from './GuestLinksCard.copy.ts';
import * as styles from './GuestLinksCard.css.ts';

/** Valid guest link with its call. */
export interface GuestLinkItem {
  roomId: string;
  /** Full URL of the link. */
  url: string;
  /** Path of the call for the doctor. */
  callHref: string;
  /** Expiry, ISO 8601 in UTC. */
  expiresAt: string;
}

/** Props of `GuestLinksCard`. */
export interface GuestLinksCardProps {
  /** Valid links, newest first. */
  links: Remote<readonly GuestLinkItem[]>;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** The doctor's IANA time zone. */
  timeZone: string;
  /** Whether a link is being created. */
  isMaking: boolean;
  /** Error of creating or withdrawing a link. */
  errorMessage?: string;
  /** Room whose link was copied last. */
  copiedRoomId: string | null;
  /** Whether a link is being withdrawn. */
  isWithdrawing: boolean;
  /** Called to create a guest link. */
  onMake: () => void;
  /** Called with the room whose link to copy. */
  onCopy: (roomId: string) => void;
  /** Called when the doctor confirms the withdrawal. Resolves to whether it succeeded. */
  onWithdraw: (roomId: string) => Promise<boolean>;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
}

const confirmDialog = lazyOverlay(
  async () => (await import('../../patterns/ConfirmDialog/index.ts')).ConfirmDialog,
);

/** Creates guest links for calls with people without an account, and links to those calls. */
export function GuestLinksCard(props: GuestLinksCardProps) {
  const [withdrawing, setWithdrawing] = useState<string | null>(null);
  const ConfirmDialog = useLazyOverlay(confirmDialog, withdrawing !== null);
  const withdraw = async (roomId: string) => {
    if (await props.onWithdraw(roomId)) setWithdrawing(null);
  };
  return (
    <Card
      title={copy.heading}
      actions={
        <Button
          variant="soft"
          leadingIcon={<AddIcon size={20} />}
          isPending={props.isMaking}
          onPress={props.onMake}
        >
          {copy.make}
        </Button>
      }
    >
      <Stack gap="md">
        <Text tone="muted">{copy.text}</Text>
        {props.errorMessage && withdrawing === null ? (
          <Banner tone="error">{props.errorMessage}</Banner>
        ) : null}
        <RemoteView value={props.links} skeleton={<Skeleton shape="tile" />} onRetry={props.onRetry}>
          {(links) =>
            links.map((link) => (
              <LinkRow key={link.roomId} {...props} link={link} onAskToWithdraw={setWithdrawing} />
            ))
          }
        </RemoteView>
      </Stack>
      {ConfirmDialog ? (
        <ConfirmDialog
          title={copy.confirm.title}
          isOpen={withdrawing !== null}
          confirmLabel={copy.confirm.action}
          isPending={props.isWithdrawing}
          errorMessage={props.errorMessage}
          onConfirm={() => void (withdrawing && withdraw(withdrawing))}
          onCancel={() => setWithdrawing(null)}
        >
          <Text>{copy.confirm.text}</Text>
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}

interface LinkRowProps extends Pick<GuestLinksCardProps, 'now' | 'timeZone' | 'copiedRoomId' | 'onCopy'> {
  link: GuestLinkItem;
  onAskToWithdraw: (roomId: string) => void;
}

function LinkRow({ link, now, timeZone, copiedRoomId, onCopy, onAskToWithdraw }: LinkRowProps) {
  const { roomId, url, callHref, expiresAt } = link;
  const isCopied = copiedRoomId === roomId;
  const until = copy.until(toCivil(expiresAt, timeZone).time, minutesBetween(now, expiresAt));
  return (
    <div className={styles.link}>
      <TextField
        label={copy.link}
        value={url}
        description={expiresAt > now ? until : copy.over}
        isRequired
        isReadOnly
      />
      <Inline gap="sm">
        <Button
          leadingIcon={isCopied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
          onPress={() => onCopy(roomId)}
        >
          {isCopied ? copy.copied : copy.copy}
        </Button>
        <ButtonLink href={callHref} variant="soft" leadingIcon={<VideoIcon size={20} />}>
          {copy.open}
        </ButtonLink>
        <Button variant="quiet" tone="danger" onPress={() => onAskToWithdraw(roomId)}>
          {copy.withdraw}
        </Button>
      </Inline>
    </div>
  );
}
