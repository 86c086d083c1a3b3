import { CheckboxField } from '../../patterns/CheckboxField/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { newFormAICopy } from './NewFormAIScreen.copy.ts';
import type { ReadingService } from './NewFormAIScreen.types.ts';

const { service: copy } = newFormAICopy;

interface ServiceConsentProps {
  service: ReadingService;
  hasConsented: boolean;
  onConsent: (hasConsented: boolean) => void;
}

/** Asks for consent to an external service. It first states which data is sent, and selects nothing by default. */
export function ServiceConsent({ service, hasConsented, onConsent }: ServiceConsentProps) {
  return (
    <Card title={copy.heading}>
      <Stack gap="md">
        <Text>{service.consentText}</Text>
        <CheckboxField isSelected={hasConsented} onChange={onConsent} description={copy.perReport}>
          {copy.agree(service.name)}
        </CheckboxField>
      </Stack>
    </Card>
  );
}
