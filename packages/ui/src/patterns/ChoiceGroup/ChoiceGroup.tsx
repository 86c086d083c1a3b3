import type { ChoiceGroupProps } from './ChoiceGroup.types.ts';
import { MultipleChoice } from './MultipleChoice.tsx';
import { SingleChoice } from './SingleChoice.tsx';

/**
 * A question with all its answers in view: radio buttons for one, check boxes for several. From about six answers on
 * `SelectField` takes less room. With nothing chosen a radio group is absent from the form's values.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  return props.isMultiple ? <MultipleChoice {...props} /> : <SingleChoice {...props} />;
}
