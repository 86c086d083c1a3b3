import { Banner } from '@vitalane/ui/components/Banner';
import { Button } from '@vitalane/ui/components/Button';
import { Card } from '@vitalane/ui/components/Card';
import { Page } from '@vitalane/ui/components/Page';
import { Stack } from '@vitalane/ui/components/Stack';
import { TextField } from '@vitalane/ui/components/TextField';
import { useState } from 'react';

/** Takes the number of a prescription and confirms when it will be ready. */
export function CollectionPage() {
  const [number, setNumber] = useState('');
  const [ready, setReady] = useState<string | null>(null);
  return (
    <Page title="Collect your prescription" lead="We make it ready within the hour." width="form">
      <Stack gap="lg">
        {ready && <Banner tone="success">Prescription {ready} will be ready in one hour.</Banner>}
        <Card>
          <Stack gap="md" align="start">
            <TextField
              label="Prescription number"
              description="Six digits, at the top right of the paper."
              value={number}
              onChange={setNumber}
              inputMode="numeric"
              isRequired
            />
            <Button variant="solid" onPress={() => setReady(number)}>
              Make it ready
            </Button>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
