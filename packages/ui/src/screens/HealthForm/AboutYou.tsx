import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { DateBoxes } from '../../patterns/DateBoxes/index.ts';
import { SelectField } from '../../patterns/SelectField/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { ItemPicker, type ItemPickerProps } from '../shared/ItemPicker/index.ts';
import { healthFormCopy } from './HealthFormScreen.copy.ts';
import * as styles from './HealthFormScreen.css.ts';
import type { HealthFormFields, HealthFormLists } from './HealthFormScreen.types.ts';

const { person: copy, report } = healthFormCopy;

interface AboutYouProps extends Pick<ItemPickerProps, 'removalQuestions' | 'onRemoval'> {
  lists: HealthFormLists;
  fields: HealthFormFields;
}

const yesNo = [
  { value: 'yes', label: report.yes },
  { value: 'no', label: report.no },
];

/** Renders the personal data that the calculations need besides the results. */
export function AboutYou({ lists, fields, removalQuestions, onRemoval }: AboutYouProps) {
  const text = (name: string) => String(fields[name] ?? '');
  const list = (name: string) => [fields[name] ?? []].flat();
  return (
    <Card title={copy.title}>
      <Stack gap="lg">
        <Text tone="muted">{copy.help}</Text>
        <div className={styles.fields}>
          <TextField
            name="fullName"
            label={copy.fullName}
            defaultValue={text('fullName')}
            autoComplete="name"
            isRequired
          />
          <DateBoxes
            name="dateOfBirth"
            label={copy.dateOfBirth}
            defaultValue={text('dateOfBirth')}
            isBirthDate
            isRequired
          />
          <SelectField
            name="genderUuid"
            label={copy.gender}
            options={lists.genders}
            defaultValue={text('genderUuid')}
            autoComplete="sex"
            isRequired
          />
          <SelectField
            name="ethnicityUuid"
            label={copy.ethnicity}
            options={lists.ethnicities}
            defaultValue={text('ethnicityUuid')}
          />
        </div>
        <ChoiceGroup name="isSmoker" label={copy.smoker} options={yesNo} defaultValue={text('isSmoker')} />
        <div className={styles.fields}>
          <ItemPicker
            name="chronicConditionsUuid"
            label={copy.conditions}
            options={lists.chronicConditions}
            defaultValue={list('chronicConditionsUuid')}
            removalQuestions={removalQuestions}
            onRemoval={onRemoval}
          />
          <ItemPicker
            name="currentlyMedicationsUuid"
            label={copy.medications}
            options={lists.currentMedications}
            defaultValue={list('currentlyMedicationsUuid')}
            removalQuestions={removalQuestions}
            onRemoval={onRemoval}
          />
        </div>
      </Stack>
    </Card>
  );
}
