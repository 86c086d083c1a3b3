import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import * as choiceStyles from '../Field/Choice.css.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldFrame, RadioMark } from '../Field/index.ts';
import type { SingleChoiceProps } from './ChoiceGroup.types.ts';
import { ChoiceWords } from './ChoiceWords.tsx';

/** Renders radio buttons for exactly one answer. */
export function SingleChoice(props: SingleChoiceProps) {
  const { label, description, errorMessage, options, layout = 'rows', isMultiple: _, ...aria } = props;
  return (
    <RadioGroup
      {...aria}
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
            <RadioField key={option.value} value={option.value} isDisabled={option.isDisabled}>
              <RadioButton className={choiceStyles.choice({ layout })}>
                <RadioMark />
                <ChoiceWords option={option} />
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  );
}
