import { VideoIcon } from '../../icons/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { inQueueCopy } from './inQueue.copy.ts';

const { called: copy } = inQueueCopy;

interface CalledCardProps {
  doctor: string | null;
  isDoctorHere: boolean;
  callHref: string;
}

/** Renders the link to join a call that a doctor has opened. */
export function CalledCard({ doctor, isDoctorHere, callHref }: CalledCardProps) {
  return (
    <Card tone="accent" title={isDoctorHere ? copy.ready : copy.begun}>
      <Stack gap="md">
        <Text>{copy.text(doctor, isDoctorHere)}</Text>
        <div>
          <ButtonLink href={callHref} leadingIcon={<VideoIcon size={20} />}>
            {copy.join}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
