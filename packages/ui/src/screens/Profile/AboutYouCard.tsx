import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { DateBoxes } from '../../patterns/DateBoxes/index.ts';
import { SelectField } from '../../patterns/SelectField/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { profileCopy } from './ProfileScreen.copy.ts';
import * as styles from './ProfileScreen.css.ts';
import type { ProfileData } from './ProfileScreen.types.ts';

const { about: copy } = profileCopy;

const yesNo = [
  { value: 'yes', label: copy.yes },
  { value: 'no', label: copy.no },
];

type AboutYouCardProps = Pick<
  ProfileData,
  'fields' | 'typed' | 'genders' | 'ethnicities' | 'timeZone' | 'asksSmoking'
>;

/** Renders personal data. A value that was saved once remains required. */
export function AboutYouCard({ asksSmoking, ...props }: AboutYouCardProps) {
  const { fields, typed, genders, ethnicities, timeZone } = props;
  const shown = { ...fields, ...typed };
  return (
    <Card title={copy.title}>
      <Stack gap="lg">
        <div className={styles.fields}>
          <TextField
            name="fullName"
            label={copy.fullName}
            defaultValue={shown.fullName}
            autoComplete="name"
            isRequired
          />
          <TextField
            name="phone"
            label={copy.phone}
            type="tel"
            defaultValue={shown.phone}
            autoComplete="tel"
            isRequired={fields.phone !== ''}
          />
          <DateBoxes
            name="dateOfBirth"
            label={copy.dateOfBirth}
            defaultValue={shown.dateOfBirth}
            isBirthDate
            isRequired={fields.dateOfBirth !== ''}
          />
          <TextField
            label={copy.timeZone}
            description={copy.timeZoneHelp}
            value={timeZone}
            isReadOnly
            isRequired
          />
          <SelectField
            name="genderUuid"
            label={copy.gender}
            options={genders}
            defaultValue={shown.genderUuid}
            autoComplete="sex"
            isRequired={fields.genderUuid !== ''}
          />
          <SelectField
            name="ethnicity"
            label={copy.ethnicity}
            options={ethnicities}
            defaultValue={shown.ethnicity}
            isRequired={fields.ethnicity !== ''}
          />
        </div>
        {asksSmoking ? (
          <ChoiceGroup name="isSmoker" label={copy.smoker} options={yesNo} defaultValue={shown.isSmoker} />
        ) : null}
      </Stack>
    </Card>
  );
}
