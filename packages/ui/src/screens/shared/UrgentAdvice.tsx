import { Banner } from '../../patterns/Banner/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { bloodPressureCopy } from './bloodPressure.copy.ts';
import { EmergencyCall } from './EmergencyCall.tsx';

const { urgent: copy } = bloodPressureCopy;

/** What to do at once after a reading of 180 or more over 110 or more. Calm, and never red: it is advice, not an error. */
export function UrgentAdvice() {
  return (
    <Banner tone="warning" title={copy.title}>
      <Stack gap="sm" align="start">
        {copy.steps.map((step) => (
          <Text key={step}>{step}</Text>
        ))}
        <Text weight="medium">{copy.emergency}</Text>
        <EmergencyCall />
      </Stack>
    </Banner>
  );
}
