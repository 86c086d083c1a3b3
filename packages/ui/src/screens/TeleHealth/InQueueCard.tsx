import { useState } from 'react';
import { VideoIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { inQueueCopy } from './inQueue.copy.ts';
import { LocationForm } from './LocationForm.tsx';
import { QueueFacts } from './QueueFacts.tsx';
import type { PlaceInQueue, SayingState } from './TeleHealthScreen.types.ts';

const { place: copy, leave } = inQueueCopy;

interface InQueueCardProps {
  place: PlaceInQueue;
  isLeaving: boolean;
  leaveError?: string;
  saying: SayingState;
  onSayLocation: (location: string) => void;
  onLeaveQueue: () => void;
}

/** Renders the patient's place in the queue, with actions to go to the waiting room, to say where they are or to leave the queue. */
export function InQueueCard({ place, isLeaving, leaveError, onLeaveQueue, ...answer }: InQueueCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card tone="accent" title={copy.heading}>
      <Stack gap="md">
        <Text>{copy.text}</Text>
        <QueueFacts {...place} />
        <LocationForm location={place.location} {...answer} />
        {leaveError ? <Banner tone="error">{leaveError}</Banner> : null}
        <Inline gap="sm">
          <ButtonLink href={place.callHref} leadingIcon={<VideoIcon size={20} />}>
            {copy.toWaitingRoom}
          </ButtonLink>
          <Button variant="quiet" isPending={isLeaving} onPress={() => setIsAsking(true)}>
            {copy.leave}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={leave.title}
        confirmLabel={leave.confirm}
        cancelLabel={leave.cancel}
        onConfirm={() => {
          setIsAsking(false);
          onLeaveQueue();
        }}
        onCancel={() => setIsAsking(false)}
      >
        {leave.text}
      </ConfirmDialog>
    </Card>
  );
}
