import { Button } from '../../../primitives/Button/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { visitMessagesCopy as copy } from './VisitMessages.copy.ts';
import type { UnsentMessage } from './VisitMessages.types.ts';

interface UnsentStatusProps extends UnsentMessage {
  onDiscard: () => void;
}

/** Says where an own message is that the server does not have; a refused one can be discarded. */
export function UnsentStatus({ text, file, status, reason, onDiscard }: UnsentStatusProps) {
  const isRefused = status === 'refused';
  return (
    <>
      <Text as="div" size="small" tone={isRefused ? 'danger' : 'muted'}>
        {isRefused ? reason : copy[status]}
      </Text>
      {isRefused ? (
        <Button variant="quiet" size="sm" aria-label={copy.discardOf(file?.name ?? text)} onPress={onDiscard}>
          {copy.discard}
        </Button>
      ) : null}
    </>
  );
}
