import type { ChoiceGroupProps } from './ChoiceGroup.types.ts';
import { MultipleChoice } from './MultipleChoice.tsx';
import { SingleChoice } from './SingleChoice.tsx';

/**
 * Shows a question with all its answers: radio buttons for one answer, check boxes for several. From about six
 * answers, use the more compact `SelectField`. A radio group without a selection is absent from the submitted form.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  return props.isMultiple ? <MultipleChoice {...props} /> : <SingleChoice {...props} />;
}
