import { VideoIcon } from '../../icons/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { consultationCopy } from './ConsultationScreen.copy.ts';
import type { ConsultationEntry } from './ConsultationScreen.types.ts';

const { ongoing: copy } = consultationCopy;

/** The way back into a consultation that has not ended; nothing for one that has. */
export function ReturnToCallCard({ entry }: { entry: ConsultationEntry }) {
  if (entry.status === 'ended' || entry.callHref === null) return null;
  return (
    <Card tone="accent" title={copy[entry.status]}>
      <Inline justify="between" gap="md">
        <Text>{copy.text(entry.with)}</Text>
        <ButtonLink href={entry.callHref} leadingIcon={<VideoIcon size={20} />}>
          {copy.action}
        </ButtonLink>
      </Inline>
    </Card>
  );
}
