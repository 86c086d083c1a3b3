import type { ReactNode } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Link, useHrefTo } from '../../primitives/Link/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import type { FormDraft } from '../shared/draft.types.ts';
import { LocationField } from '../shared/LocationField.tsx';
import { ConsentPart } from './ConsentPart.tsx';
import { QueueFacts } from './QueueFacts.tsx';
import { ReasonFields } from './ReasonFields.tsx';
import { inputOf, joinSchema, noneOfThese, reasonLists } from './reason.schema.ts';
import type { ReasonInput, VisitQuestions } from './reason.types.ts';
import { teleHealthCopy } from './TeleHealthScreen.copy.ts';
import type { JoiningPatient, JoinState, NricCheck, QueuePlace } from './TeleHealthScreen.types.ts';

const { form: copy, notFound, failed } = teleHealthCopy;

interface JoinFormProps {
  place: QueuePlace;
  timeZone: string;
  join: JoinState;
  initialNric?: string;
  checkNric: (value: string) => NricCheck;
  questions: VisitQuestions;
  draft: Omit<FormDraft<ReasonInput>, 'onDiscard'>;
  pushOffer?: ReactNode;
  onJoinQueue: (joining: JoiningPatient) => void;
}

/** Renders the questions before a visit and the button to join the queue. The input is kept after a failure. */
export function JoinForm({ place, timeZone, join, questions, draft, ...props }: JoinFormProps) {
  const { initialNric, checkNric, onJoinQueue } = props;
  const initial = askedAnew(draft.values ?? (place.reason ? inputOf(place.reason) : {}));
  const isPending = join.status === 'joining';
  // Masked like in the profile, so that bystanders cannot read it.
  const masked = initialNric && `•••••${initialNric.slice(-4)}`;
  const ownNric = (typed: string) => (initialNric && typed === masked ? initialNric : typed);
  const form = useSchemaForm(
    joinSchema((typed) => checkNric(ownNric(typed)), { asksConsent: place.consent.givenAt === null }),
    {
      isPending,
      listNames: reasonLists,
      // Neither the identity number nor a tick is kept in a draft.
      onEdit: ({ nric: _nric, location: _location, consent: _consent, ...reason }) => draft.onEdit(reason),
      onSubmit: (said) => onJoinQueue({ ...said, nric: ownNric(said.nric) }),
    },
  );
  return (
    <Card title={copy.heading}>
      <Stack gap="md">
        <QueueFacts {...place} />
        <Form form={form} aria-label={copy.heading}>
          <ReasonFields questions={questions} initial={initial} />
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
          {props.pushOffer}
          <ConsentPart consent={place.consent} timeZone={timeZone} />
          <JoinFailure join={join} />
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

/** A sign may have begun since “None of these” was ticked, so it is not ticked again by itself. */
function askedAnew(input: Partial<ReasonInput>): Partial<ReasonInput> {
  return { ...input, redFlags: input.redFlags?.filter((value) => value !== noneOfThese) };
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
