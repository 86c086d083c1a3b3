import { CheckboxField } from '../../patterns/CheckboxField/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { videoConsentCopy as copy } from '../shared/consultation/VideoConsent.copy.ts';
import { ConsentPoints, GivenConsent } from '../shared/consultation/VideoConsent.tsx';
import type { VideoConsent } from '../shared/consultation/VideoConsent.types.ts';

/** Part of the form to join: what a visit by video means, and a tick for who has not agreed to it yet. */
export function ConsentPart({ consent, timeZone }: { consent: VideoConsent; timeZone: string }) {
  const { text, givenAt } = consent;
  if (givenAt !== null) return <GivenConsent consent={{ text, givenAt }} timeZone={timeZone} />;
  return (
    <Stack gap="sm">
      <Heading level={3}>{copy.heading}</Heading>
      <ConsentPoints {...text} />
      {/* A tick is about the words beside it. */}
      <CheckboxField key={text.version} name="consent" isRequired>
        {text.statement}
      </CheckboxField>
    </Stack>
  );
}
