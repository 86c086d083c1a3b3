import { toCivil } from '@vitalane/time';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type Remote, RemoteView } from '../../../patterns/RemoteView/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { visitMessagesCopy as copy } from './VisitMessages.copy.ts';
import * as styles from './VisitMessages.css.ts';
import type { MessageThread, UnsentMessage, VisitMessage } from './VisitMessages.types.ts';

type OnRead = (id: string) => void;

/** Props of `VisitMessages`. */
export interface VisitMessagesProps {
  /** Messages of both people. */
  thread: Remote<MessageThread>;
  /** Name of the other person; `null` until it is known. */
  otherName: string | null;
  /** The user's IANA time zone. */
  timeZone: string;
  /** Field for a new message: a `MessageComposer`. Omit it after the call. */
  composer?: ReactNode;
  /** Called with the id of the newest message once it is in view. Only in a call, where it is kept in view. */
  onRead?: OnRead;
  /** Called to remove an own message that was not sent. */
  onDiscard: (id: string) => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
}

/** Shows what the two people of a consultation have written to each other. */
export function VisitMessages({ thread, composer, onRetry, ...props }: VisitMessagesProps) {
  return (
    <Stack gap="md">
      <Text size="small" tone="muted">
        {copy.kept}
      </Text>
      <RemoteView
        value={thread}
        isEmpty={({ stored, unsent }) => stored.length + unsent.length === 0}
        empty={<Text tone="muted">{copy.empty}</Text>}
        onRetry={onRetry}
      >
        {(data) => <Thread {...props} {...data} />}
      </RemoteView>
      {composer}
    </Stack>
  );
}

type ThreadProps = Omit<VisitMessagesProps, 'thread' | 'composer' | 'onRetry'> & MessageThread;

function Thread({ stored, unsent, otherName, timeZone, onRead, onDiscard }: ThreadProps) {
  const list = useRef<HTMLDivElement>(null);
  useNewestInView(list, { count: stored.length + unsent.length, newestId: stored.at(-1)?.id, onRead });
  const name = otherName ?? copy.otherPerson;
  return (
    <div ref={list} role="log" aria-label={copy.list(name)} className={styles.list}>
      {stored.map((message) => (
        <Stored key={message.id} {...message} author={message.isOwn ? copy.you : name} timeZone={timeZone} />
      ))}
      {unsent.map((message) => (
        <Unsent key={message.id} {...message} onDiscard={() => onDiscard(message.id)} />
      ))}
    </div>
  );
}

function Stored({
  isOwn,
  text,
  sentAt,
  author,
  timeZone,
}: VisitMessage & { author: string; timeZone: string }) {
  return (
    <div className={styles.message({ isOwn })}>
      <Text as="div" size="small" tone="muted">
        {author}, {toCivil(sentAt, timeZone).time}
      </Text>
      {text}
    </div>
  );
}

function Unsent({ text, status, reason, onDiscard }: UnsentMessage & { onDiscard: () => void }) {
  return (
    <div className={styles.message({ isOwn: true })}>
      {text}
      <Text as="div" size="small" tone={status === 'refused' ? 'danger' : 'muted'}>
        {status === 'refused' ? reason : copy[status]}
      </Text>
      {status === 'refused' ? (
        <Button variant="quiet" size="sm" aria-label={copy.discardOf(text)} onPress={onDiscard}>
          {copy.discard}
        </Button>
      ) : null}
    </div>
  );
}

/**
 * Keeps the newest message in view above the field, unless the reader has scrolled away from it, and calls `onRead` once
 * it can be seen: neither scrolled away nor behind a closed panel.
 */
function useNewestInView(
  list: RefObject<HTMLElement | null>,
  { count, newestId, onRead }: { count: number; newestId: string | undefined; onRead: OnRead | undefined },
): void {
  const isSeen = useRef<boolean>(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message changes the list.
  useEffect(() => {
    const newest = list.current?.lastElementChild;
    if (!newest || !onRead) return;
    if (isSeen.current) newest.scrollIntoView({ block: 'nearest' });
    const observer = new IntersectionObserver(
      (entries) => {
        isSeen.current = entries.at(-1)?.isIntersecting ?? false;
        if (isSeen.current && newestId) onRead(newestId);
      },
      { rootMargin: `0px 0px -${styles.composerHeight}px` },
    );
    observer.observe(newest);
    return () => observer.disconnect();
  }, [list, count, newestId, onRead]);
}
