import { useState } from 'react';
import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { DateField } from '../../patterns/DateTimeFields/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { CheckFirst, RefusedAdvice } from '../shared/CheckFirst/index.ts';
import type { Removal } from '../shared/ItemPicker/index.ts';
import { AboutYou } from './AboutYou.tsx';
import { healthFormCopy as copy } from './HealthFormScreen.copy.ts';
import * as styles from './HealthFormScreen.css.ts';
import type { HealthFormFields, HealthFormLists, HealthFormScreenProps } from './HealthFormScreen.types.ts';
import { healthFormSchema, listFields, refusedResults } from './healthForm.schema.ts';
import { readFields } from './healthFormFields.ts';
import { LabResultGroup } from './LabResultGroup.tsx';
import { ReportFile, type ReportFileProps } from './ReportFile.tsx';
import { ResultsProblem } from './ResultsProblem.tsx';

type HealthFormBodyProps = Pick<
  HealthFormScreenProps,
  | 'isSaving'
  | 'errors'
  | 'message'
  | 'today'
  | 'onSave'
  | 'onRefuse'
  | 'advice'
  | 'onCancel'
  | 'onChange'
  | 'mode'
  | 'removalQuestions'
  | 'check'
  | 'onConfirmCheck'
  | 'onChangeChecked'
> &
  ReportFileProps & { lists: HealthFormLists; fields: HealthFormFields };

const fasting = [
  { value: 'yes', label: copy.report.yes },
  { value: 'no', label: copy.report.no },
  { value: 'unknown', label: copy.report.unknown },
];

/** Renders the fields with their initial values. */
export function HealthFormBody({ lists, fields, check, ...props }: HealthFormBodyProps) {
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const form = useSchemaForm(healthFormSchema(lists.dimensions, props.today), {
    errors: props.errors,
    isPending: props.isSaving,
    listNames: listFields,
    onSubmit: (values) => props.onSave(values, removals),
    onRefuse: (values) => props.onRefuse(refusedResults(lists.dimensions, props.today, values)),
  });
  const keep = () => {
    if (form.ref.current) props.onChange?.(readFields(form.ref.current));
  };
  const text = (name: string) => String(fields[name] ?? '');
  const groups = [...Map.groupBy(lists.dimensions, ({ group }) => group)];
  const isEmpty = !Object.keys(fields).some((name) => name.endsWith('.value') && fields[name] !== '');
  return (
    // Every change of a field dispatches a bubbling `input` event.
    <div role="presentation" onInput={keep}>
      <Stack gap="md">
        {props.advice && !check ? <RefusedAdvice advice={props.advice} /> : null}
        <Form form={form} message={props.message} width="full" aria-label={copy.title[props.mode]}>
          <Card title={copy.report.title}>
            <div className={styles.fields}>
              <DateField
                name="dateOfLabTest"
                label={copy.report.date}
                description={copy.report.dateHelp}
                defaultValue={text('dateOfLabTest')}
                isRequired
              />
              <ChoiceGroup
                name="isFasting"
                label={copy.report.fasting}
                description={copy.report.fastingHelp}
                options={fasting}
                defaultValue={text('isFasting')}
              />
              <ReportFile {...props} />
            </div>
          </Card>
          <Stack as="section" gap="sm" aria-label={copy.results.title}>
            <Heading level={2}>{copy.results.title}</Heading>
            <Text tone="muted">{copy.results.help}</Text>
            <ResultsProblem />
            <div className={styles.groups}>
              {groups.map(([group, dimensions], index) => (
                <LabResultGroup
                  key={group}
                  name={copy.groups[group]}
                  dimensions={dimensions}
                  fields={fields}
                  isOpen={(index === 0 && isEmpty) || dimensions.some(({ code }) => code in form.fieldErrors)}
                />
              ))}
            </div>
          </Stack>
          <AboutYou
            lists={lists}
            fields={fields}
            removalQuestions={props.removalQuestions}
            onRemoval={(removal) => setRemovals((earlier) => [...earlier, removal])}
          />
          {check ? (
            <CheckFirst
              values={check}
              isPending={props.isSaving}
              onConfirm={props.onConfirmCheck}
              form={form.ref}
              field={`${check[0]?.code}.value`}
              onChange={props.onChangeChecked}
            />
          ) : (
            <Inline gap="sm">
              <Button type="submit" isPending={props.isSaving}>
                {copy.save}
              </Button>
              <Button variant="quiet" onPress={props.onCancel}>
                {copy.cancel}
              </Button>
            </Inline>
          )}
        </Form>
      </Stack>
    </div>
  );
}
