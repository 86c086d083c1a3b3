import { Banner } from '@vitalane/ui/components/Banner';
import { Button } from '@vitalane/ui/components/Button';
import { Card } from '@vitalane/ui/components/Card';
import { ConfirmDialog } from '@vitalane/ui/components/ConfirmDialog';
import { Form, type FormSchema, useSchemaForm } from '@vitalane/ui/components/Form';
import { Stack } from '@vitalane/ui/components/Stack';
import { TextField } from '@vitalane/ui/components/TextField';
import { useState } from 'react';

interface Request {
  number: string;
}

/** Rule of the form. Any library that implements Standard Schema takes its place. */
const requestSchema: FormSchema<Request> = {
  '~standard': {
    validate: (fields) => {
      const number = String(Object(fields).number ?? '');
      return /^\d{6}$/.test(number)
        ? { value: { number } }
        : { issues: [{ path: ['number'], message: 'Enter the six digits of your prescription.' }] };
    },
  },
};

/** Takes the number of a prescription and says when it is ready; the customer can take that back. */
export function CollectionCard() {
  const [ready, setReady] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const form = useSchemaForm(requestSchema, { onSubmit: ({ number }) => setReady(number) });
  return (
    <Card title="Collect a prescription">
      <Stack gap="md">
        {ready ? (
          <Banner
            tone="success"
            actions={
              <Button variant="quiet" onPress={() => setAsked(true)}>
                Cancel the collection
              </Button>
            }
          >
            Prescription {ready} will be ready in one hour.
          </Banner>
        ) : null}
        <Form form={form} aria-label="Collect a prescription">
          <TextField
            name="number"
            label="Prescription number"
            description="Six digits, at the top right of the paper."
            inputMode="numeric"
            isRequired
          />
          <Button type="submit">Make it ready</Button>
        </Form>
        <ConfirmDialog
          title="Cancel the collection?"
          confirmLabel="Cancel the collection"
          cancelLabel="Keep it"
          tone="danger"
          isOpen={isAsked}
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            setReady(undefined);
          }}
        >
          We put the medicines back. You can order them again at any time.
        </ConfirmDialog>
      </Stack>
    </Card>
  );
}
