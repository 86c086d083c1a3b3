import { Banner } from '../../patterns/Banner/index.ts';
import { Form, textFields, useSchemaForm } from '../../patterns/Form/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { LocationField } from '../shared/LocationField.tsx';
import { locationRule } from '../shared/location.schema.ts';
import { inQueueCopy } from './inQueue.copy.ts';
import type { SayingState } from './TeleHealthScreen.types.ts';

const { place: copy } = inQueueCopy;

const schema = textFields({ location: locationRule });

interface LocationFormProps {
  location: string | null;
  saying: SayingState;
  onSayLocation: (location: string) => void;
}

/** Asks a patient in the queue where they are. */
export function LocationForm({ location, saying, onSayLocation }: LocationFormProps) {
  const isPending = saying.status === 'saving';
  const form = useSchemaForm(schema, { isPending, onSubmit: (said) => onSayLocation(said.location) });
  return (
    <Form
      form={form}
      message={saying.status === 'failed' ? saying.message : undefined}
      aria-label={copy.save}
    >
      <LocationField defaultValue={location ?? undefined} />
      {saying.status === 'said' ? <Banner tone="success">{copy.said}</Banner> : null}
      <div>
        <Button type="submit" variant="soft" isPending={isPending}>
          {copy.save}
        </Button>
      </div>
    </Form>
  );
}
