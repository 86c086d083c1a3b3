import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { DateBoxes } from '../../patterns/DateBoxes/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { SelectField } from '../../patterns/SelectField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { DraftBanner } from '../shared/DraftBanner.tsx';
import { ItemPicker } from '../shared/ItemPicker/index.ts';
import * as styles from './ProfileStep.css.ts';
import { signUpCopy } from './SignUpScreen.copy.ts';
import type { SignUpLists, SignUpProfileScreenProps } from './SignUpScreen.types.ts';
import { listFields, profileSchema } from './signUp.schema.ts';

const { profile: copy } = signUpCopy;

const yesNo = [
  { value: 'yes', label: copy.yes },
  { value: 'no', label: copy.no },
];

/** Renders the health profile: data that reports require, and data that improves them. */
export function ProfileStep(props: SignUpProfileScreenProps) {
  return (
    <>
      <RemoteView value={props.lists} skeleton={<Skeleton shape="chart" />} onRetry={props.onRetry}>
        {(lists) => (
          // New initial values require new fields.
          <Stack gap="lg" key={props.draft?.values ? 'kept' : 'new'}>
            {props.draft?.values ? <DraftBanner onDiscard={props.draft.onDiscard} /> : null}
            <ProfileForm {...props} offered={lists} />
          </Stack>
        )}
      </RemoteView>
      <Button variant="quiet" width="full" onPress={props.onSignOut}>
        {copy.signOut}
      </Button>
    </>
  );
}

function ProfileForm({ offered, today, ...props }: SignUpProfileScreenProps & { offered: SignUpLists }) {
  const { isPending, errorMessage, fieldErrors, draft, onSubmit } = props;
  const kept = draft?.values ?? {};
  const form = useSchemaForm(profileSchema(today), {
    isPending,
    errors: fieldErrors,
    listNames: listFields,
    onEdit: draft?.onEdit,
    onSubmit,
  });
  return (
    <Form form={form} message={errorMessage} aria-label={copy.title}>
      <DateBoxes
        name="dateOfBirth"
        label={copy.dateOfBirth}
        defaultValue={kept.dateOfBirth}
        isBirthDate
        isRequired
      />
      <SelectField
        name="genderUuid"
        label={copy.gender}
        options={offered.genders}
        defaultValue={kept.genderUuid}
        autoComplete="sex"
        width="medium"
        isRequired
      />
      <SelectField
        name="ethnicityUuid"
        label={copy.ethnicity}
        options={offered.ethnicities}
        defaultValue={kept.ethnicityUuid}
        width="medium"
      />
      <ChoiceGroup name="isSmoker" label={copy.smoker} options={yesNo} defaultValue={kept.isSmoker} />
      <details className={styles.more}>
        <summary className={styles.summary}>{copy.more}</summary>
        <Stack gap="lg">
          <Text tone="muted">{copy.moreHelp}</Text>
          <ItemPicker
            name="chronicConditionsUuid"
            label={copy.conditions}
            options={offered.chronicConditions}
            defaultValue={kept.chronicConditionsUuid}
          />
          <ItemPicker
            name="currentlyMedicationsUuid"
            label={copy.medications}
            options={offered.currentMedications}
            defaultValue={kept.currentlyMedicationsUuid}
          />
        </Stack>
      </details>
      <Button type="submit" width="full" isPending={isPending}>
        {copy.submit}
      </Button>
    </Form>
  );
}
