import { Banner } from '../../patterns/Banner/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { videoConsentCopy as copy } from '../shared/consultation/VideoConsent.copy.ts';
import { ConsentPoints, GivenConsent } from '../shared/consultation/VideoConsent.tsx';
import type { VideoConsent } from '../shared/consultation/VideoConsent.types.ts';
import type { SayingState } from './TeleHealthScreen.types.ts';

interface ConsentCardProps {
  consent: VideoConsent;
  timeZone: string;
  consenting: SayingState;
  onConsent: () => void;
}

/** Asks a patient in the queue whom the clinic has added, or who agreed to an earlier text. */
export function ConsentCard({
  consent: { text, givenAt },
  timeZone,
  consenting,
  onConsent,
}: ConsentCardProps) {
  const summaryRef = useFocusWhenLost<HTMLElement>(givenAt !== null);
  if (givenAt !== null) {
    return <GivenConsent consent={{ text, givenAt }} timeZone={timeZone} summaryRef={summaryRef} />;
  }
  return (
    <Card title={copy.heading}>
      <Stack gap="md">
        <ConsentPoints {...text} />
        <Text weight="medium">{text.statement}</Text>
        {consenting.status === 'failed' ? <Banner tone="error">{consenting.message}</Banner> : null}
        <div>
          <Button isPending={consenting.status === 'saving'} onPress={onConsent}>
            {copy.agree}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
