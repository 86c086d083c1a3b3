import { AttachIcon } from '../../../icons/index.ts';
import { type Remote, RemoteView } from '../../../patterns/RemoteView/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { FileLine } from './FileLine.tsx';
import { UnsentStatus } from './UnsentStatus.tsx';
import { visitFilesCopy as copy } from './VisitFiles.copy.ts';
import type { MessageThread, UnsentMessage } from './VisitMessages.types.ts';

/** Props of `VisitFilesCard`. */
export interface VisitFilesCardProps {
  /** What the patient has sent for the visit. */
  thread: Remote<MessageThread>;
  /** Called to choose files. */
  onAdd: () => void;
  /** Called with the id of a message whose file to open. */
  onOpenFile: (id: string) => void;
  /** Called to remove a file that was not sent. */
  onDiscard: (id: string) => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
}

/** Photos and documents that a patient in the queue sends for the doctor. */
export function VisitFilesCard({ thread, onAdd, onRetry, ...actions }: VisitFilesCardProps) {
  return (
    <Card title={copy.heading}>
      <Stack gap="md">
        <Text>{copy.lead}</Text>
        <RemoteView
          value={thread}
          isEmpty={({ stored, unsent }) => stored.length + unsent.length === 0}
          empty={null}
          onRetry={onRetry}
        >
          {(data) => <Sent {...data} {...actions} />}
        </RemoteView>
        <div>
          <Button variant="soft" leadingIcon={<AttachIcon size={20} />} onPress={onAdd}>
            {copy.add}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

type SentProps = MessageThread & Pick<VisitFilesCardProps, 'onOpenFile' | 'onDiscard'>;

function Sent({ stored, unsent, onOpenFile, onDiscard }: SentProps) {
  return (
    <Stack as="ul" gap="sm" aria-label={copy.heading}>
      {stored.map(({ id, file }) =>
        file ? (
          <li key={id}>
            <FileLine file={file} onOpen={() => onOpenFile(id)} />
            <Text size="small" tone="muted">
              {copy.sent}
            </Text>
          </li>
        ) : null,
      )}
      {unsent.map((message) => (
        <Unsent key={message.id} {...message} onDiscard={() => onDiscard(message.id)} />
      ))}
    </Stack>
  );
}

function Unsent(message: UnsentMessage & { onDiscard: () => void }) {
  return message.file ? (
    <li>
      <FileLine file={message.file} />
      <div role="status">
        <UnsentStatus {...message} />
      </div>
    </li>
  ) : null;
}
