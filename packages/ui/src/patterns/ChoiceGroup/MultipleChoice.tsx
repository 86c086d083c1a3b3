import { Fragment } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import * as choiceStyles from '../Field/Choice.css.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { CheckMark, FieldFrame } from '../Field/index.ts';
import type { MultipleChoiceProps } from './ChoiceGroup.types.ts';
import { ChoiceWords } from './ChoiceWords.tsx';

const listOf = (values: readonly string[] | undefined) => (values ? [...values] : undefined);

/** Renders check boxes for any number of answers. */
export function MultipleChoice(props: MultipleChoiceProps) {
  const {
    label,
    description,
    errorMessage,
    options,
    layout = 'rows',
    isMultiple: _,
    noteOf,
    ...aria
  } = props;
  return (
    <CheckboxGroup
      {...aria}
      value={listOf(aria.value)}
      defaultValue={listOf(aria.defaultValue)}
      isInvalid={errorMessage ? true : undefined}
      data-field={aria.name}
      className={fieldStyles.root}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={aria.isRequired}
      >
        <div className={choiceStyles.choices({ layout })}>
          {options.map((option) => (
            <Fragment key={option.value}>
              <CheckboxField value={option.value} isDisabled={option.isDisabled}>
                <CheckboxButton className={choiceStyles.choice({ layout })}>
                  <CheckMark />
                  <ChoiceWords option={option} />
                </CheckboxButton>
              </CheckboxField>
              {noteOf?.(option.value)}
            </Fragment>
          ))}
        </div>
      </FieldFrame>
    </CheckboxGroup>
  );
}
