import { Banner } from '../../patterns/Banner/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { EmergencyCall, type EmergencyCallLink } from '../shared/EmergencyCall.tsx';

/** Emergency instructions. */
export interface EmergencyNoticeProps {
  /** Title of the notice. */
  title: string;
  /** Conditions in which to call instead of waiting. */
  text: string;
  /** Emergency number. */
  call: EmergencyCallLink;
}

/** Shows emergency instructions. It is always first on the page, so that nobody in an emergency waits in the queue. */
export function EmergencyNotice({ title, text, call }: EmergencyNoticeProps) {
  return (
    <Banner tone="warning" title={title}>
      <Inline justify="between" gap="md">
        <Text>{text}</Text>
        <EmergencyCall {...call} />
      </Inline>
    </Banner>
  );
}
