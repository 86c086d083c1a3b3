import { Banner } from '../../patterns/Banner/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { EmergencyCall } from '../shared/EmergencyCall.tsx';
import { teleHealthCopy } from './TeleHealthScreen.copy.ts';

const { emergency: copy } = teleHealthCopy;

/** Always the first thing on the page: nobody in an emergency should wait in a queue. */
export function EmergencyNotice() {
  return (
    <Banner tone="warning" title={copy.title}>
      <Inline justify="between" gap="md">
        <Text>{copy.text}</Text>
        <EmergencyCall />
      </Inline>
    </Banner>
  );
}
