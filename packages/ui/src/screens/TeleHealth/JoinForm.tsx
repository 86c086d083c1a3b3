import { Banner } from '../../patterns/Banner/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Link, useHrefTo } from '../../primitives/Link/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { LocationField } from '../shared/LocationField.tsx';
import { joinSchema } from './nric.schema.ts';
import { QueueFacts } from './QueueFacts.tsx';
import { teleHealthCopy } from './TeleHealthScreen.copy.ts';
import type { JoinState, NricCheck, QueuePlace } from './TeleHealthScreen.types.ts';

const { form: copy, notFound, failed } = teleHealthCopy;

interface JoinFormProps {
  place: QueuePlace;
  join: JoinState;
  initialNric?: string;
  checkNric: (value: string) => NricCheck;
  onJoinQueue: (nric: string, location: string) => void;
}

/** Renders the identity number, where the patient is, and the button to join the queue. The input is kept after a failure. */
export function JoinForm({ place, join, initialNric, checkNric, onJoinQueue }: JoinFormProps) {
  const isPending = join.status === 'joining';
  // Masked like in the profile, so that bystanders cannot read it.
  const masked = initialNric && `•••••${initialNric.slice(-4)}`;
  const ownNric = (typed: string) => (initialNric && typed === masked ? initialNric : typed);
  const form = useSchemaForm(
    joinSchema((typed) => checkNric(ownNric(typed))),
    { isPending, onSubmit: ({ nric, location }) => onJoinQueue(ownNric(nric), location) },
  );
  return (
    <Card title={copy.heading}>
      <Stack gap="md">
        <QueueFacts {...place} />
        <JoinFailure join={join} />
        <Form form={form} aria-label={copy.heading}>
          <TextField
            name="nric"
            label={copy.nric}
            description={masked ? copy.nricOfProfile : copy.nricHelp}
            defaultValue={masked}
            autoComplete="off"
            width="medium"
            isRequired
          />
          <LocationField />
          <div>
            <Button type="submit" isPending={isPending}>
              {copy.submit}
            </Button>
          </div>
        </Form>
      </Stack>
    </Card>
  );
}

function JoinFailure({ join }: { join: JoinState }) {
  const hrefTo = useHrefTo();
  if (join.status === 'notFound') {
    return (
      <Banner
        tone="error"
        title={notFound.title}
        actions={<Link href={hrefTo('patientForm')}>{notFound.register}</Link>}
      >
        {notFound.text}
      </Banner>
    );
  }
  if (join.status === 'failed') {
    return (
      <Banner tone="error" title={failed}>
        {join.message}
      </Banner>
    );
  }
  return null;
}
