import { toCivil } from '@vitalane/time';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Remote, RemoteView } from '../../../patterns/RemoteView/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { FileLine } from './FileLine.tsx';
import { UnsentStatus } from './UnsentStatus.tsx';
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
  /** Called with the id of a message whose file to open. */
  onOpenFile: (id: string) => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
}

/** Shows what the two people of a consultation have written to each other. */
export function VisitMessages({ thread, composer, onRead, onRetry, ...props }: VisitMessagesProps) {
  const newestId = thread.status === 'ready' ? thread.data.stored.at(-1)?.id : undefined;
  const { frame, end } = useEndInView(newestId, onRead);
  return (
    <div ref={frame}>
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
      <div ref={end} className={styles.end} />
    </div>
  );
}

type ThreadProps = Omit<VisitMessagesProps, 'thread' | 'composer' | 'onRead' | 'onRetry'> & MessageThread;

function Thread({ stored, unsent, otherName, timeZone, onDiscard, onOpenFile }: ThreadProps) {
  const name = otherName ?? copy.otherPerson;
  return (
    <div role="log" aria-label={copy.list(name)} className={styles.list}>
      {stored.map((message) => (
        <Stored
          key={message.id}
          {...message}
          author={message.isOwn ? copy.you : name}
          timeZone={timeZone}
          onOpenFile={() => onOpenFile(message.id)}
        />
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
  file,
  sentAt,
  author,
  timeZone,
  onOpenFile,
}: VisitMessage & { author: string; timeZone: string; onOpenFile: () => void }) {
  return (
    <div className={styles.message({ isOwn })}>
      <Text as="div" size="small" tone="muted">
        {author}, {toCivil(sentAt, timeZone).time}
      </Text>
      {file ? <FileLine file={file} onOpen={onOpenFile} /> : text}
    </div>
  );
}

function Unsent(message: UnsentMessage & { onDiscard: () => void }) {
  const { text, file } = message;
  return (
    <div className={styles.message({ isOwn: true })}>
      {file ? <FileLine file={file} /> : text}
      <UnsentStatus {...message} />
    </div>
  );
}

/**
 * Keeps the end of the messages and the field below them in view while the page grows, unless the reader has scrolled away
 * from it; writing returns to it. Calls `onRead` once it can be seen: neither scrolled away nor behind a closed panel.
 */
function useEndInView(newestId: string | undefined, onRead: OnRead | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isFollowed = useRef<boolean>(true);
  useEffect(() => {
    const framed = frame.current;
    if (!onRead || !framed) return;
    const follow = () => {
      if (isFollowed.current) end.current?.scrollIntoView({ block: 'nearest' });
    };
    const onInput = () => {
      isFollowed.current = true;
      follow();
    };
    const growth = new ResizeObserver(follow);
    growth.observe(framed);
    // The picture above grows as well, when the other person leaves.
    growth.observe(document.body);
    framed.addEventListener('input', onInput);
    return () => {
      growth.disconnect();
      framed.removeEventListener('input', onInput);
    };
  }, [onRead]);
  useEffect(() => {
    if (!onRead || !end.current) return;
    const sight = new IntersectionObserver((entries) => {
      isFollowed.current = entries.at(-1)?.isIntersecting ?? false;
      if (isFollowed.current && newestId) onRead(newestId);
    });
    sight.observe(end.current);
    return () => sight.disconnect();
  }, [newestId, onRead]);
  return { frame, end };
}
