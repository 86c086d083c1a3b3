import { Banner } from '../../patterns/Banner/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { PressureAdvice } from './bloodPressure.types.ts';
import { EmergencyCall } from './EmergencyCall.tsx';

/** Shows urgent advice after a crisis reading. It is calm and never red, because advice is not an error. */
export function UrgentAdvice({ reason, action, call }: PressureAdvice) {
  return (
    <Banner tone="warning" title={reason}>
      <Stack gap="sm" align="start">
        <Text weight="medium">{action}</Text>
        <EmergencyCall {...call} />
      </Stack>
    </Banner>
  );
}
