import { Banner } from '../../patterns/Banner/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { EmergencyCall, type EmergencyCallLink } from '../shared/EmergencyCall.tsx';

/** What somebody in an emergency does instead of waiting. */
export interface EmergencyNoticeProps {
  /** The heading. */
  title: string;
  /** Who should call instead of waiting. */
  text: string;
  /** The number to call. */
  call: EmergencyCallLink;
}

/** Always the first thing on the page: nobody in an emergency should wait in a queue. */
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
